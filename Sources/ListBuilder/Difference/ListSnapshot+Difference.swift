extension ListSnapshot {
  /// Returns what changed from another list to this one.
  ///
  ///     let difference = new.difference(from: old)
  ///     try old.applying(difference)  // has the same elements as `new`
  ///
  /// Identifiers decide what was removed, inserted and moved; contents alone decide what was
  /// updated, beside the marks that this list bears. The same two lists always have the same
  /// difference.
  ///
  /// Mirrors `difference(from:)` of the standard library's ordered collections. It relies on
  /// unique elements as Paul Heckel does, "A technique for isolating differences between files",
  /// 1978.
  ///
  /// - Parameter old: The list to compare with.
  /// - Complexity: O(*n* + *s*) comparisons and O(*c* log *c*) further steps, where *n* is the
  ///   number of items in sections that do not share their storage, *s* the number of sections, and
  ///   *c* the number of items that comparing alone cannot match. These *c* are hashed, each
  ///   once, and so are those of marks and of sections that changed places. Identifiers with equal
  ///   hashes cost further comparisons, and so does looking up in a list that was edited. Where
  ///   outlines changed, O(*m* log *m*) on average besides, for *m* items of sections that do not
  ///   share their storage, hidden ones too.
  @inlinable
  public func difference(
    from old: ListSnapshot<Section, Item>
  ) -> ListDifference<Section, Item> {
    var paths = ChangedPaths()
    let sections = SectionMatching(old.table, table)
    sections.notePaths(in: &paths)
    paths.noteUpdatedSections(sections, old, self)

    let replacedItems = ReplacedItems(from: old, to: self)
    let scan = ItemScan(old, self, sections, replacedItems)
    let matching = LeftoverMatching(
      scan.oldLeftovers, of: old, scan.newLeftovers, of: self, replacedItems)
    paths.noteItems(scan, matching, sections)
    paths.noteUpdatedItems(scan, matching, replacedItems, old, self)
    let meetsOutlines =
      scan.meetsOutlines || markedSections.contains { content(at: $0).outline != nil }
    if meetsOutlines { paths.noteOutlines(sections, replacedItems, old, self) }
    return ListDifference(paths, .compared(old: old, new: self, isInverse: false))
  }
}
