/// What is wrong with the elements or the arguments that a snapshot was given.
///
/// Identifiers are told as text, so the error needs no type parameters and can travel. Two errors
/// are equal when they name the same identifiers; places do not count.
public enum SnapshotError: Error, Equatable, Sendable {
  /// Items share an identifier. An identifier stands once in a list, in whichever section.
  case duplicateItems([Occurrences])

  /// Sections share an identifier.
  case duplicateSections([Occurrences])

  /// Identifiers are not equal to themselves, as the floating-point NaN, so nothing could ever
  /// find their elements.
  case notReflexive([Occurrences])

  /// Items are not in the list.
  case unknownItems([String])

  /// Sections are not in the list.
  case unknownSections([String])

  /// The list has no section that could take items.
  case noSections

  /// An element was to be put beside itself.
  case selfReference(String)

  /// An item was to be put where it cannot be. The number tells how many other items the section
  /// has, so how far paths go there; `nil` if there is no such section.
  case invalidIndexPath(ListIndexPath, numberOfItems: Int?)

  /// An item of an outline was to be put at an index where it cannot be. The number tells how many
  /// siblings it would have, so how far indexes go there.
  case invalidIndex(Int, numberOfSiblings: Int)

  /// An item of an outline was to be put under itself, or under an item that is under it.
  case wouldCreateCycle(String, under: String)

  /// A difference was applied to another list than the one that it is for.
  case baseMismatch(BaseMismatch)

  /// The changes that a difference was made of contradict each other, or name places that the list
  /// does not have. The text tells the first such change.
  case inconsistentChanges(String)
}

extension SnapshotError {
  /// An identifier, and everywhere it stands.
  public struct Occurrences: Sendable {
    /// The identifier as text.
    public let id: String

    /// The places, in the order of the list.
    public let places: [Place]

    /// Creates the occurrences of an identifier.
    ///
    /// - Parameters:
    ///   - id: The identifier as text.
    ///   - places: The places, in the order of the list.
    public init(id: String, places: [Place] = []) {
      self.id = id
      self.places = places
    }
  }

  /// A place of an element in the declared list.
  public struct Place: Hashable, Sendable {
    /// The section's identifier as text.
    public let section: String

    /// The index of the section among the declared sections.
    public let sectionIndex: Int

    /// The index of the item among all items of the section, hidden ones of an outline too; `nil`
    /// where the element is the section itself.
    public let itemIndex: Int?

    /// The line that declares the element, where a builder noted it.
    public let location: ListSourceLocation?

    /// The path of the item; `nil` where the element is a section.
    public var indexPath: ListIndexPath? {
      itemIndex.map { ListIndexPath(section: sectionIndex, item: $0) }
    }

    /// Creates a place.
    ///
    /// - Parameters:
    ///   - section: The section's identifier as text.
    ///   - sectionIndex: The index of the section.
    ///   - itemIndex: The index of the item in the section; `nil` for the section itself.
    ///   - location: The line that declares the element.
    public init(
      section: String, sectionIndex: Int, itemIndex: Int? = nil, location: ListSourceLocation? = nil
    ) {
      self.section = section
      self.sectionIndex = sectionIndex
      self.itemIndex = itemIndex
      self.location = location
    }
  }
}

extension SnapshotError.Occurrences: Equatable {
  /// Returns whether two values name the same identifier, wherever it stands.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
}

extension SnapshotError.Occurrences: ExpressibleByStringLiteral {
  /// Creates the occurrences of an identifier without its places, to compare with.
  public init(stringLiteral id: String) { self.init(id: id) }
}
