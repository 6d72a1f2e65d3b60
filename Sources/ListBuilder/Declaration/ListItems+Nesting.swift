extension ListItems {
  /// Creates content from an item and the items under it.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  init(
    _ element: Element, isExpanded: Bool, children: ListItems,
    declaredAt location: ListSourceLocation
  ) {
    storage = [element] + children.storage
    declarations = SourceRuns(location, count: 1)
    declarations.append(children.declarations)
    guard isExpanded || !children.storage.isEmpty else { return }
    var layout = OutlineLayout(
      CollectionOfOne(OutlineLayout.Row(level: 0, isExpanded: isExpanded)))
    for row in children.layout.rows {
      layout.append(OutlineLayout.Row(level: Int(row.level) + 1, isExpanded: row.isExpanded))
    }
    outline = layout
  }

  /// Creates content from trees of any depth.
  ///
  /// - Complexity: O(*n*) on average.
  @inlinable
  init<Children: Sequence<Element>>(
    trees roots: some Sequence<Element>,
    children: (Element) -> Children?,
    isExpanded: (Element) -> Bool,
    declaredAt location: ListSourceLocation
  ) {
    var elements: [Element] = []
    var layout = OutlineLayout()
    var known: Set<Element.ID> = []
    // What is still to come under the item that came last, and under each item above it.
    var pending: [Children.Iterator] = []
    for root in roots {
      var upcoming: Element? = root
      repeat {
        if let element = upcoming {
          elements.append(element)
          layout.append(
            OutlineLayout.Row(level: pending.count, isExpanded: isExpanded(element)))
          let id = element.id
          // One that is not equal to itself would never be known again.
          if id == id, known.insert(id).inserted, let children = children(element) {
            pending.append(children.makeIterator())
          }
        } else {
          pending.removeLast()
        }
        upcoming = pending.isEmpty ? nil : pending[pending.count - 1].next()
      } while !pending.isEmpty
    }
    self.init(elements, layout: layout)
    declarations = SourceRuns(location, count: elements.count)
  }
}
