/// A presenter that shows what changed between two lists, beside lists themselves.
///
/// What an update is, is the presenter's choice: a log of the changes, the operations for a page,
/// or what a screen has to draw anew.
///
///     let old = list
///     list = try ListSnapshot { … }
///     print(try presenter.update(from: old, to: list))
///
/// A presenter asks ``ListSnapshot/difference(from:)`` for the positions that changed, and makes
/// cells and headers there with its providers. ``CellContext/init(of:at:)`` and
/// ``SectionContext/init(of:at:)`` are what the providers are told of a position; elements that are
/// gone have theirs in the old list.
public protocol UpdatingPresenter<Section, Item, Output>: Presenter {
  /// What the presenter makes of the changes.
  associatedtype Update

  /// Presents what changed from one list to another.
  ///
  /// - Parameters:
  ///   - old: The list that was presented before.
  ///   - new: The list to present now.
  /// - Throws: What a provider throws.
  func update(
    from old: ListSnapshot<Section, Item>, to new: ListSnapshot<Section, Item>
  ) throws -> Update
}
