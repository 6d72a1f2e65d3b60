/// What an item builder takes beside items and sequences of items: ready-made content.
///
/// ``ListItems`` and ``ListOutline`` conform, so that one builder function can use another's
/// result.
public protocol ListContent<Element> {
  /// The type of the items.
  associatedtype Element: Diffable

  /// The items, in order.
  var listItems: ListItems<Element> { get }
}

/// Items in order, with the lines that declare them: what an `@ItemBuilder` makes.
///
///     @ItemBuilder<Contact>
///     func friends(of contact: Contact) -> ListItems<Contact> {
///       contact.partner
///       for child in contact.children { child }
///     }
@frozen
public struct ListItems<Element: Diffable> {
  @usableFromInline var storage: [Element]
  @usableFromInline var declarations: SourceRuns

  /// The nesting of the items; `nil` where none is under another one and none is expanded.
  @usableFromInline var outline: OutlineLayout?

  /// The items, in order: those of an outline depth-first, hidden ones too.
  @inlinable
  public var elements: [Element] { storage }

  /// Creates content from a sequence of items.
  ///
  /// - Parameters:
  ///   - elements: The items, in order.
  ///   - location: Where the items were declared, for errors to tell.
  /// - Complexity: O(*n*); O(1) for an array.
  @inlinable
  public init(_ elements: some Sequence<Element>, declaredAt location: ListSourceLocation? = nil) {
    storage = Array(elements)
    declarations = SourceRuns(location, count: storage.count)
  }

  @inlinable
  init() {
    storage = []
    declarations = SourceRuns()
  }

  @inlinable
  mutating func append(_ element: consuming Element, declaredAt location: ListSourceLocation?) {
    storage.append(element)
    declarations.append(location, count: 1)
    outline?.append(OutlineLayout.Row(level: 0, isExpanded: false))
  }

  @inlinable
  mutating func append(_ other: ListItems) {
    guard !storage.isEmpty else {
      self = other
      return
    }
    if other.outline != nil, outline == nil { outline = layout }
    outline?.append(other.layout)
    storage.append(contentsOf: other.storage)
    declarations.append(other.declarations)
  }
}

extension ListItems: ListContent {
  @inlinable
  public var listItems: ListItems { self }
}

extension ListItems: Sendable where Element: Sendable {}
