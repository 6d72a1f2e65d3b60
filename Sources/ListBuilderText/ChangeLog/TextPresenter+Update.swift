public import ListBuilder

extension TextPresenter: UpdatingPresenter {
  /// A log of changes: a line each.
  public typealias Update = String

  /// Presents what changed from one list to another, a line a change, under its section.
  ///
  ///     print(try presenter.update(from: old, to: new), terminator: "")
  ///
  ///       friends
  ///     ~   Ada → Ada Lovelace
  ///     +   Grace
  ///     + family
  ///     +   Tim
  ///     - archive
  ///     -   Old One
  ///     > work
  ///     >   Alan (friends → work)
  ///
  /// The mark before a line tells what happened: `+` inserted, `-` removed, `>` moved, `~` updated.
  /// A section's line without a mark says where the changes below it are. An element that was moved
  /// and updated has a line for each. The items of removed and inserted sections are changes, too,
  /// except for those that moved: an item that moves stands where it is now.
  ///
  /// Sections stand in the order of the new list, and a removed one near where it was; in a
  /// section, the removed items come first. Where a section shows no header, an empty line parts
  /// its items from those of the section before.
  ///
  /// In outlines, changes are those of trees: an item that moves takes along what is under it, and
  /// hidden items are told, too. The mark `▾` says that an item was expanded, `▸` that it was
  /// collapsed. Items are indented by their levels, down to level 20.
  ///
  /// A change is one line, whatever its text is: lines of a cell are joined. Neither can item text
  /// control a terminal.
  ///
  /// - Parameters:
  ///   - old: The list that was presented before.
  ///   - new: The list to present now.
  /// - Returns: The lines, each with its line feed; an empty string if nothing changed.
  /// - Throws: What a provider throws.
  /// - Complexity: That of the difference, and O(*c* log *c*) for *c* changes, with at most two
  ///   calls of the cell provider a change, and two more for an item that goes under another one.
  ///   The header of a section is asked for once in each list, if it is shown. An item of an
  ///   outline costs O(*k*) besides for *k* items under it, and all items of a section O(*m*) on
  ///   average at most for *m* items.
  public func update(
    from old: ListSnapshot<Section, Item>, to new: ListSnapshot<Section, Item>
  ) throws -> String {
    let difference = new.difference(from: old)
    let outlines = ChangedOutlines(difference, in: new)
    var writer = ChangeLogWriter(from: old, to: new, outlines, presenter: self)
    for section in new.changedSections(difference, outlines, from: old) {
      try writer.write(section)
    }
    return writer.log
  }
}
