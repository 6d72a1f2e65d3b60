extension ListItems {
  /// Returns some of the items, each with the line that declares it. What is under an item that
  /// goes takes its place.
  ///
  /// - Parameter isKept: For each offset, whether the item stays.
  /// - Complexity: O(*n*).
  @inlinable
  func filter(_ isKept: [Bool]) -> ListItems {
    var kept = ListItems()
    var offset = 0
    for run in declarations.runs {
      for offset in offset..<run.end where isKept[offset] {
        kept.append(storage[offset], declaredAt: run.location)
      }
      offset = run.end
    }
    if let layout = outline?.filter(isKept), !layout.isFlat { kept.outline = layout }
    return kept
  }

  /// Inserts items where nothing is nested, and forgets the lines of all.
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
  mutating func append(_ element: consuming Element) {
    storage.append(element)
    outline?.append(OutlineLayout.Row(level: 0, isExpanded: false))
    forgetDeclarations()
  }

  /// Replaces an item.
  @inlinable
  mutating func replace(at offset: Int, with element: Element) { storage[offset] = element }

  /// Removes an item where nothing is nested, and forgets the lines of the others.
  @inlinable
  mutating func remove(at offset: Int) -> Element {
    let element = storage.remove(at: offset)
    forgetDeclarations()
    return element
  }

  /// Removes items where nothing is nested, in one pass, and forgets the lines of the others.
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
