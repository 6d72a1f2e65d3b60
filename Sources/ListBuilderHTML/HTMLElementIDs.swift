/// Makes the ids of the sections of a list, or of its items.
///
/// Identifiers that print alike are told apart by their occurrence, with two underscores, which no
/// single identifier gives.
struct HTMLElementIDs {
  /// What all of the ids begin with.
  let kind: Kind

  private var counts: [HTMLElementID: Int] = [:]

  enum Kind: String {
    case section, item
  }

  init(of kind: Kind) { self.kind = kind }

  /// Returns the id of the next section or item.
  ///
  /// - Parameter name: Its identifier, printed.
  mutating func next(_ name: String) -> HTMLElementID {
    let id = HTMLElementID("\(kind.rawValue)-\(name)")
    let count = counts[id, default: 0] + 1
    counts[id] = count
    return count == 1 ? id : HTMLElementID(id, occurrence: count)
  }
}
