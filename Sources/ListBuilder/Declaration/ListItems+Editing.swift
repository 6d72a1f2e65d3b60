extension ListItems {
  /// Returns the items that satisfy a condition, each with the line that declares it.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> ListItems {
    var kept = ListItems()
    var offset = 0
    for run in declarations.runs {
      for element in storage[offset..<run.end] where try isIncluded(element) {
        kept.append(element, declaredAt: run.location)
      }
      offset = run.end
    }
    return kept
  }

  /// Inserts items, and forgets the lines of all.
  @inlinable
  mutating func insert(_ elements: some Collection<Element>, at offset: Int) {
    if offset == storage.count {
      storage.append(contentsOf: elements)
    } else {
      storage.insert(contentsOf: elements, at: offset)
    }
    forgetDeclarations()
  }

  /// Appends an item, and forgets the lines of the others.
  @inlinable
  mutating func append(_ element: Element) {
    storage.append(element)
    forgetDeclarations()
  }

  /// Replaces an item.
  @inlinable
  mutating func replace(at offset: Int, with element: Element) { storage[offset] = element }

  /// Removes an item, and forgets the lines of the others.
  @inlinable
  mutating func remove(at offset: Int) -> Element {
    let element = storage.remove(at: offset)
    forgetDeclarations()
    return element
  }

  /// Removes items in one pass, and forgets the lines of the others.
  @inlinable
  mutating func remove(atOffsets offsets: [Int]) {
    let offsets = offsets.sorted()
    var next = 0
    var kept = offsets.first ?? storage.count
    for offset in kept..<storage.count {
      if next < offsets.count, offsets[next] == offset {
        next += 1
      } else {
        storage.swapAt(kept, offset)
        kept += 1
      }
    }
    storage.removeSubrange(kept...)
    forgetDeclarations()
  }

  /// An edited list was not declared as it stands.
  @inlinable
  mutating func forgetDeclarations() {
    declarations.reset(count: storage.count)
  }
}
