/// What appending or inserting does with an item whose identifier is already in the list.
public enum PresentItemPolicy: Sendable {
  /// The item moves to the new place and takes the new value.
  case move
  /// The item stays where it is and takes the new value.
  case keep
  /// The operation throws.
  case reject
}
