extension ListItems {
  /// Creates content from the rows of an outline.
  ///
  /// - Parameter rows: The items in depth-first order. The first level is 0, and none is deeper
  ///   than the one before by more than 1.
  /// - Complexity: O(*n*).
  @inlinable
  init(rows: some Collection<OutlineRow<Element>>) {
    self.init(
      rows.map { $0.item },
      layout: OutlineLayout(
        rows.lazy.map { OutlineLayout.Row(level: $0.level, isExpanded: $0.isExpanded) }))
  }

  @inlinable
  init(_ elements: [Element], layout: OutlineLayout) {
    storage = elements
    declarations = SourceRuns(nil, count: elements.count)
    outline = layout.isFlat ? nil : layout
  }

  /// The levels and expansion of the items, also of those that are not nested.
  ///
  /// - Complexity: O(1) for an outline, else O(*n*).
  @inlinable
  var layout: OutlineLayout { outline ?? OutlineLayout(flatCount: storage.count) }

  /// The items with their levels and expansion.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  var rows: [OutlineRow<Element>] {
    guard let outline else {
      return storage.map { OutlineRow(item: $0, level: 0, isExpanded: false) }
    }
    return zip(storage, outline.rows).map { item, row in
      OutlineRow(item: item, level: Int(row.level), isExpanded: row.isExpanded)
    }
  }

  /// The items that show, in order.
  ///
  /// - Complexity: O(1) where nothing is nested, else O(*n*).
  @inlinable
  var visibleElements: [Element] {
    guard let outline else { return storage }
    return outline.visible.map { storage[Int($0)] }
  }

  /// The number of items that show.
  ///
  /// - Complexity: O(1).
  @inlinable
  var visibleCount: Int { outline?.visible.count ?? storage.count }

  /// Returns the offset among all items of an item that shows.
  ///
  /// - Complexity: O(1).
  @inlinable
  func offset(ofVisible index: Int) -> Int {
    guard let outline else { return index }
    return Int(outline.visible[index])
  }

  /// Returns the index among the items that show of an item, or `nil` if it is hidden.
  ///
  /// - Complexity: O(log *n*); O(1) where nothing is nested.
  @inlinable
  func visibleIndex(ofOffset offset: Int) -> Int? {
    guard let outline else { return offset }
    return outline.visibleIndex(ofOffset: offset)
  }

  /// Whether both have the very same items, nested and expanded alike, because one is a copy of the
  /// other.
  ///
  /// - Complexity: O(1) where nothing is nested, else O(*n*).
  @inlinable
  func sharesStorage(with other: ListItems) -> Bool {
    guard storage.sharesStorage(with: other.storage) else { return false }
    guard let outline, let otherOutline = other.outline else {
      return outline == nil && other.outline == nil
    }
    return outline.rows == otherOutline.rows
  }
}
