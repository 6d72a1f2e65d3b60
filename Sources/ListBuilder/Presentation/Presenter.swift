/// Turns a list into something to see.
///
/// A presenter is a value with two closures: one makes a cell of an item, the other makes headers,
/// footers and the placeholder. A new presenter stores the closures and implements
/// ``present(_:)`` with ``walk(_:_:)``, a single `switch`:
///
///     struct MarkdownPresenter<Section: Diffable, Item: Diffable>: Presenter {
///       var cellProvider: (Item, CellContext<Section>) throws -> String
///       var supplementaryProvider: ((SupplementaryContext<Section>) throws -> String?)?
///
///       func present(_ list: ListSnapshot<Section, Item>) throws -> String {
///         var text = ""
///         try walk(list) { element in
///           switch element {
///           case .sectionHeader(let title, _): text += "## \(title)\n\n"
///           case .cell(let cell, _, _): text += "- \(cell)\n"
///           case .sectionEnd: text += "\n"
///           default: break
///           }
///         }
///         return text
///       }
///     }
///
/// Elements that a presenter does not care for are its `default`. One that shows outlines as they
/// look leaves out the cells that are hidden, see ``CellContext/isHidden``.
///
/// Presenters are not `Sendable`, so the closures may use the state of the actor around them. To
/// share a presenter, offer it as a computed static property.
///
/// Mirrors the cell and supplementary view providers of diffable data sources.
public protocol Presenter<Section, Item, Output> {
  /// The type of the sections.
  associatedtype Section: Diffable
  /// The type of the items.
  associatedtype Item: Diffable
  /// What the presenter makes of a list.
  associatedtype Output
  /// What the presenter makes of an item.
  associatedtype Cell
  /// What headers, footers and the placeholder are made of.
  associatedtype Supplementary = Cell

  /// Makes the cell of an item.
  var cellProvider: (Item, CellContext<Section>) throws -> Cell { get }

  /// Makes headers, footers, the placeholder and kinds of your own; `nil` leaves one out.
  var supplementaryProvider: ((SupplementaryContext<Section>) throws -> Supplementary?)? { get }

  /// Presents a list.
  ///
  /// - Throws: What a provider throws.
  func present(_ list: ListSnapshot<Section, Item>) throws -> Output
}

extension Presenter {
  /// No headers, no footers, no placeholder.
  @inlinable
  public var supplementaryProvider: ((SupplementaryContext<Section>) throws -> Supplementary?)? {
    nil
  }
}

extension Presenter {
  /// Visits all elements of a list in order, calling the providers on the way, also for the items
  /// of an outline that are hidden. ``ListElement`` tells the order.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - visit: Called with one element after another.
  /// - Throws: What a provider or the visit throws; the walk ends there.
  /// - Complexity: O(*n*), with one call of the cell provider an item. However deep an outline is,
  ///   the walk does not recurse.
  @inlinable
  public func walk(
    _ list: ListSnapshot<Section, Item>,
    _ visit: (ListElement<Section, Item, Cell, Supplementary>) throws -> Void
  ) throws {
    var cursor = cursor(over: list)
    while let element = try cursor.next() { try visit(element) }
  }

  /// Returns a walk through a list that can stop at any element and go on later.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func cursor(
    over list: ListSnapshot<Section, Item>
  ) -> ListCursor<Section, Item, Cell, Supplementary> {
    ListCursor(over: list, cellProvider, supplementaryProvider)
  }
}
