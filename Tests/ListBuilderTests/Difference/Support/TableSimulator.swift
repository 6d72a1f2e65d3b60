import ListBuilder

/// A view that shows sections of cells and takes batches of updates, and refuses what the system's
/// table and collection views refuse.
///
/// A cell keeps what it shows until it is updated, also where it moves. New cells show what the new
/// list has.
struct TableSimulator<Section: Diffable, Item: Diffable> {
  typealias List = ListSnapshot<Section, Item>
  typealias Batch = ListDifference<Section, Item>

  struct Refusal: Error, Equatable {
    let reason: String

    init(_ reason: String) { self.reason = reason }
  }

  private struct Shown {
    var header: Section
    var cells: [Item]
  }

  private var shown: [Shown]

  init(_ list: List) {
    shown = list.sections.map { Shown(header: $0.section, cells: $0.items) }
  }

  /// Performs a batch whose list to read from is `list` from now on.
  mutating func perform(_ batch: Batch, reading list: List) throws(Refusal) {
    try checkRoles(of: batch)
    if batch.updatedSections.isEmpty, batch.updatedItems.isEmpty {
      try checkSections(of: batch, list)
      try checkItems(of: batch)
      try rearrange(batch, list)
    } else {
      try update(batch, list)
    }
  }

  /// What is shown in another way than the list has it.
  func mistake(showing list: List) -> String? {
    guard shown.count == list.numberOfSections else { return "\(shown.count) sections are shown" }
    for (index, (shown, section)) in zip(shown, list.sections).enumerated() {
      if shown.header.id != section.section.id { return "another section \(index)" }
      if !shown.header.hasSameContent(as: section.section) { return "the old header \(index)" }
      if shown.cells.count != section.items.count {
        return "\(shown.cells.count) cells in \(index)"
      }
      for (offset, (cell, item)) in zip(shown.cells, section.items).enumerated() {
        if cell.id != item.id { return "another cell at (\(index), \(offset))" }
        if !cell.hasSameContent(as: item) { return "the old cell at (\(index), \(offset))" }
      }
    }
    return nil
  }
}

extension TableSimulator {
  private func refuse(_ isWrong: Bool, _ reason: @autoclosure () -> String) throws(Refusal) {
    if isWrong { throw Refusal(reason()) }
  }

  private func checkRoles(of batch: Batch) throws(Refusal) {
    let moves = batch.movedItems
    try refuse(
      isRepeated(batch.removedSections + batch.movedSections.map { $0.from })
        || isRepeated(batch.insertedSections + batch.movedSections.map { $0.to }),
      "a section has two roles")
    try refuse(
      isRepeated(batch.removedItems + batch.hiddenItems + moves.map { $0.from })
        || isRepeated(batch.insertedItems + batch.shownItems + moves.map { $0.to }),
      "an item has two roles")
    try refuse(
      isRepeated(batch.updatedSections.map { $0.to })
        || isRepeated(batch.updatedItems.map { $0.to }),
      "something is updated twice")
    let updates = batch.updatedSections.count + batch.updatedItems.count
    try refuse(
      updates > 0 && updates < batch.count, "updates come together with other changes")
  }

  private func checkSections(of batch: Batch, _ list: List) throws(Refusal) {
    let old = shown.indices
    let new = 0..<list.numberOfSections
    let origins = batch.removedSections + batch.movedSections.map { $0.from }
    let destinations = batch.insertedSections + batch.movedSections.map { $0.to }
    try refuse(!origins.allSatisfy(old.contains), "no such old section")
    try refuse(!destinations.allSatisfy(new.contains), "no such new section")
    try refuse(
      old.count - batch.removedSections.count + batch.insertedSections.count != new.count,
      "the numbers of sections do not add up")
  }

  private func checkItems(of batch: Batch) throws(Refusal) {
    let origins = batch.removedItems + batch.hiddenItems + batch.movedItems.map { $0.from }
    let destinations = batch.insertedItems + batch.shownItems + batch.movedItems.map { $0.to }
    let removed = Set(batch.removedSections)
    let inserted = Set(batch.insertedSections)
    for path in origins {
      try refuse(
        !shown.indices.contains(path.section)
          || !shown[path.section].cells.indices.contains(path.item), "no old item at \(path)")
      try refuse(removed.contains(path.section), "the section of the item at \(path) is removed")
    }
    for path in destinations {
      try refuse(
        inserted.contains(path.section), "the section of the item at \(path) is inserted")
    }
    let leaving = Set(batch.movedSections.map { $0.from })
    let arriving = Set(batch.movedSections.map { $0.to })
    try refuse(
      origins.contains { leaving.contains($0.section) }
        || destinations.contains { arriving.contains($0.section) },
      "items change in a section that moves")
  }

  private func isRepeated<Position: Hashable>(_ positions: [Position]) -> Bool {
    Set(positions).count < positions.count
  }
}

extension TableSimulator {
  private mutating func update(_ batch: Batch, _ list: List) throws(Refusal) {
    for update in batch.updatedSections {
      try refuse(update.from != update.to, "an updated section moves")
      guard shown.indices.contains(update.to), let section = list.section(at: update.to) else {
        throw Refusal("no section to update")
      }
      shown[update.to].header = section
    }
    for update in batch.updatedItems {
      let path = update.to
      try refuse(update.from != path, "an updated item moves")
      guard shown.indices.contains(path.section),
        shown[path.section].cells.indices.contains(path.item), let item = list[path]
      else { throw Refusal("no item to update at \(path)") }
      shown[path.section].cells[path.item] = item
    }
    for (index, section) in list.sections.enumerated() {
      try refuse(
        !shown.indices.contains(index) || shown[index].cells.count != section.items.count,
        "the number of items in section \(index) does not add up")
    }
  }

  private mutating func rearrange(_ batch: Batch, _ list: List) throws(Refusal) {
    let sections = list.sections
    let origins = origins(
      of: sections.count, from: shown.count, removed: batch.removedSections,
      inserted: batch.insertedSections,
      moved: batch.movedSections.map { (from: $0.from, to: $0.to) })
    let old = shown
    shown = try zip(sections, origins).enumerated().map { (index, pair) throws(Refusal) in
      let (section, origin) = pair
      guard let origin else { return Shown(header: section.section, cells: section.items) }
      let cells = try cells(
        ofSection: index, from: origin, in: old, batch, section.items)
      return Shown(header: old[origin].header, cells: cells)
    }
  }

  private func cells(
    ofSection index: Int, from origin: Int, in old: [Shown], _ batch: Batch, _ items: [Item]
  ) throws(Refusal) -> [Item] {
    let removed = (batch.removedItems + batch.hiddenItems).filter { $0.section == origin }.map {
      $0.item
    }
    let leaving = batch.movedItems.map { $0.from }.filter { $0.section == origin }
    let inserted = (batch.insertedItems + batch.shownItems).filter { $0.section == index }.map {
      $0.item
    }
    let arriving = batch.movedItems.filter { $0.to.section == index }
    let count =
      old[origin].cells.count - removed.count - leaving.count + inserted.count + arriving.count
    try refuse(
      count != items.count, "the number of items in section \(index) does not add up")
    let new = inserted + arriving.map { $0.to.item }
    try refuse(!new.allSatisfy(items.indices.contains), "no such new item in section \(index)")

    let gone = Set(removed + leaving.map { $0.item })
    var staying = old[origin].cells.indices.filter { !gone.contains($0) }[...]
    var cells = items
    let taken = Set(new)
    for offset in items.indices where !taken.contains(offset) {
      if let source = staying.popFirst() { cells[offset] = old[origin].cells[source] }
    }
    for move in arriving { cells[move.to.item] = old[move.from.section].cells[move.from.item] }
    return cells
  }

  /// For each new section, the old one; `nil` if it is inserted.
  private func origins(
    of newCount: Int, from oldCount: Int, removed: [Int], inserted: [Int],
    moved: [(from: Int, to: Int)]
  ) -> [Int?] {
    var origins: [Int?] = Array(repeating: nil, count: newCount)
    for move in moved { origins[move.to] = move.from }
    let gone = Set(removed + moved.map { $0.from })
    var staying = (0..<oldCount).filter { !gone.contains($0) }[...]
    let taken = Set(inserted + moved.map { $0.to })
    for index in 0..<newCount where !taken.contains(index) { origins[index] = staying.popFirst() }
    return origins
  }
}
