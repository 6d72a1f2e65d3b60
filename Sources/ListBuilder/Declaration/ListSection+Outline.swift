extension ListSection {
  /// Declares a section with the items of an outline, nested and expanded as it is.
  ///
  /// - Parameters:
  ///   - outline: The items.
  ///   - section: What the section is.
  ///   - fileID: The file that declares the section.
  ///   - line: The line that declares the section.
  /// - Complexity: O(*n*).
  @inlinable
  public init(
    outline: ListSectionSnapshot<Item>,
    in section: Section,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let location = ListSourceLocation(fileID: fileID, line: line)
    var content = ListItems(outline)
    content.declarations = SourceRuns(location, count: content.storage.count)
    self.init(section, content, declaredAt: location)
  }

  /// All items of the section as an outline, hidden ones too. Where nothing is nested, all are
  /// roots.
  ///
  /// A section that is not in a list yet may repeat an identifier; of such items, the outline has
  /// the first. It leaves out items whose identifier is not equal to itself. What is under such an
  /// item takes its place.
  ///
  /// - Complexity: O(*n*) on average.
  @inlinable
  public var outline: ListSectionSnapshot<Item> {
    if let outline = ListSectionSnapshot(unique: content) { return outline }
    let isKept = ListSnapshot<OneSection, Item>.keptOffsets(
      content.storage.lazy.map { $0.id }, .first)
    // What is left is unique, unless an item gives another identifier each time it is asked.
    return ListSectionSnapshot(unique: content.filter(isKept)) ?? ListSectionSnapshot()
  }
}
