/// Makes the ids of the sections of a list.
///
/// Sections whose identifiers print alike are told apart by their occurrence, with two underscores,
/// which no single identifier gives.
struct HTMLSectionIDs {
  private var counts: [HTMLElementID: Int] = [:]

  /// Returns the id of the next section.
  ///
  /// - Parameter name: The section's identifier, printed.
  mutating func next(_ name: String) -> HTMLElementID {
    let id = HTMLElementID("section-\(name)")
    let count = counts[id, default: 0] + 1
    counts[id] = count
    return count == 1 ? id : HTMLElementID(id, occurrence: count)
  }
}
