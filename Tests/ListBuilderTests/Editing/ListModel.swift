import ListBuilder

/// What a list is, in the plainest form: arrays of arrays, searched from the front.
struct ListModel: Equatable {
  struct Item: Equatable {
    let id: Int
    var stamp: Int
  }

  struct Section: Equatable {
    let id: Int
    var stamp: Int
    var items: [Item] = []
  }

  typealias Place = (section: Int, offset: Int)

  var sections: [Section] = []
  var reloaded: Set<Int> = []
  var reconfigured: Set<Int> = []
  var replaced: [Int: Int] = [:]
  var reloadedSections: Set<Int> = []

  func place(of id: Int) -> Place? {
    for section in sections.indices {
      let items = sections[section].items
      for offset in items.indices where items[offset].id == id { return (section, offset) }
    }
    return nil
  }

  func contains(_ id: Int) -> Bool { place(of: id) != nil }

  func index(ofSection id: Int) -> Int? { sections.firstIndex { $0.id == id } }

  /// Performs an edit as it is documented.
  mutating func perform(_ edit: Edit, stamp: Int) throws(SnapshotError) {
    switch edit {
    case .appendItems(let ids, let section, let policy):
      guard !sections.isEmpty else { throw .noSections }
      let id = section ?? sections[sections.count - 1].id
      guard let index = index(ofSection: id) else { throw .unknownSections(["\(id)"]) }
      let items = try makeWay(for: ids, policy, stamp: stamp)
      sections[index].items += items
    case .insertItems(let ids, let side, let neighbor, let policy):
      guard !ids.contains(neighbor) else { throw .selfReference("\(neighbor)") }
      guard contains(neighbor) else { throw .unknownItems(["\(neighbor)"]) }
      let items = try makeWay(for: ids, policy, stamp: stamp)
      guard let place = place(of: neighbor) else { return }
      sections[place.section].items.insert(
        contentsOf: items, at: place.offset + side.distance)
    case .deleteItems(let ids):
      try checkRepetition(ids)
      removeItems(ids)
      forgetMarks(ids)
    case .deleteAllItems(let keepsSections):
      forgetMarks(sections.flatMap { $0.items.map(\.id) })
      if !keepsSections { reloadedSections = [] }
      sections = keepsSections ? sections.map { Section(id: $0.id, stamp: $0.stamp) } : []
    case .moveItem(let id, let side, let neighbor):
      try checkPresent([id, neighbor])
      guard id != neighbor, let source = place(of: id) else { throw .selfReference("\(id)") }
      let item = sections[source.section].items.remove(at: source.offset)
      guard let place = place(of: neighbor) else { return }
      sections[place.section].items.insert(item, at: place.offset + side.distance)
    case .moveTo(let id, let path): try move(id, to: path)
    case .update(let id):
      guard let place = place(of: id) else { throw .unknownItems(["\(id)"]) }
      sections[place.section].items[place.offset].stamp = stamp
    case .replace(let id, let newID): try replace(id, with: Item(id: newID, stamp: stamp))
    case .reloadItems(let ids):
      try checkRepetition(ids)
      try checkPresent(ids)
      reloaded.formUnion(ids)
    case .reconfigureItems(let ids):
      try checkRepetition(ids)
      try checkPresent(ids)
      reconfigured.formUnion(ids)
    default: try performOnSections(edit, stamp: stamp)
    }
  }

  private mutating func performOnSections(_ edit: Edit, stamp: Int) throws(SnapshotError) {
    switch edit {
    case .appendSections(let ids):
      try checkNewSections(ids)
      sections += ids.map { Section(id: $0, stamp: stamp) }
    case .insertSections(let ids, let side, let neighbor):
      guard !ids.contains(neighbor) else { throw .selfReference("\(neighbor)") }
      guard let index = index(ofSection: neighbor) else {
        throw .unknownSections(["\(neighbor)"])
      }
      try checkNewSections(ids)
      sections.insert(
        contentsOf: ids.map { Section(id: $0, stamp: stamp) }, at: index + side.distance)
    case .deleteSections(let ids):
      try checkRepetition(ofSections: ids)
      for section in sections where ids.contains(section.id) {
        forgetMarks(section.items.map(\.id))
      }
      sections.removeAll { ids.contains($0.id) }
      reloadedSections.subtract(ids)
    case .moveSection(let id, let side, let neighbor):
      try checkPresent(sections: [id, neighbor])
      guard id != neighbor, let source = index(ofSection: id) else {
        throw .selfReference("\(id)")
      }
      let section = sections.remove(at: source)
      guard let destination = index(ofSection: neighbor) else { return }
      sections.insert(section, at: destination + side.distance)
    case .updateSection(let id):
      try checkPresent(sections: [id])
      if let index = index(ofSection: id) { sections[index].stamp = stamp }
    case .reloadSections(let ids):
      try checkRepetition(ofSections: ids)
      try checkPresent(sections: ids)
      reloadedSections.formUnion(ids)
    default: break
    }
  }
}

extension ListModel {
  private mutating func move(_ id: Int, to path: ListIndexPath) throws(SnapshotError) {
    guard let source = place(of: id) else { throw .unknownItems(["\(id)"]) }
    guard sections.indices.contains(path.section) else {
      throw .invalidIndexPath(path, numberOfItems: nil)
    }
    var moved = self
    let item = moved.sections[source.section].items.remove(at: source.offset)
    let others = moved.sections[path.section].items.count
    guard path.item >= 0, path.item <= others else {
      throw .invalidIndexPath(path, numberOfItems: others)
    }
    moved.sections[path.section].items.insert(item, at: path.item)
    self = moved
  }

  private mutating func replace(_ id: Int, with item: Item) throws(SnapshotError) {
    guard let place = place(of: id) else { throw .unknownItems(["\(id)"]) }
    guard item.id == id || !contains(item.id) else { throw .duplicateItems(texts([item.id])) }
    sections[place.section].items[place.offset] = item
    guard item.id != id else { return }
    if reloaded.remove(id) != nil { reloaded.insert(item.id) }
    if reconfigured.remove(id) != nil { reconfigured.insert(item.id) }
    let original = replaced.removeValue(forKey: id) ?? id
    replaced[item.id] = original == item.id ? nil : original
  }

  private mutating func makeWay(
    for ids: [Int], _ policy: PresentItemPolicy, stamp: Int
  ) throws(SnapshotError) -> [Item] {
    try checkRepetition(ids)
    let present = ids.filter(contains)
    let items = ids.map { Item(id: $0, stamp: stamp) }
    switch policy {
    case .move:
      removeItems(present)
      return items
    case .keep:
      for id in present {
        if let place = place(of: id) {
          sections[place.section].items[place.offset].stamp = stamp
        }
      }
      return items.filter { !contains($0.id) }
    case .reject:
      guard present.isEmpty else { throw .duplicateItems(texts(present)) }
      return items
    }
  }

  private mutating func removeItems(_ ids: [Int]) {
    for id in ids {
      if let place = place(of: id) { sections[place.section].items.remove(at: place.offset) }
    }
  }

  private mutating func forgetMarks(_ ids: [Int]) {
    reloaded.subtract(ids)
    reconfigured.subtract(ids)
    for id in ids { replaced[id] = nil }
  }

  private func checkNewSections(_ ids: [Int]) throws(SnapshotError) {
    try checkRepetition(ofSections: ids)
    let present = ids.filter { index(ofSection: $0) != nil }
    guard present.isEmpty else { throw .duplicateSections(texts(present)) }
  }

  private func checkPresent(_ ids: [Int]) throws(SnapshotError) {
    let unknown = ids.filter { !contains($0) }
    guard unknown.isEmpty else { throw .unknownItems(unique(unknown).map { "\($0)" }) }
  }

  private func checkPresent(sections ids: [Int]) throws(SnapshotError) {
    let unknown = ids.filter { index(ofSection: $0) == nil }
    guard unknown.isEmpty else { throw .unknownSections(unique(unknown).map { "\($0)" }) }
  }

  private func checkRepetition(_ ids: [Int]) throws(SnapshotError) {
    let repeated = repeated(ids)
    guard repeated.isEmpty else { throw .duplicateItems(texts(repeated)) }
  }

  private func checkRepetition(ofSections ids: [Int]) throws(SnapshotError) {
    let repeated = repeated(ids)
    guard repeated.isEmpty else { throw .duplicateSections(texts(repeated)) }
  }

  private func repeated(_ ids: [Int]) -> [Int] {
    unique(ids.filter { id in ids.count { $0 == id } > 1 })
  }

  private func unique(_ ids: [Int]) -> [Int] {
    ids.indices.filter { ids.firstIndex(of: ids[$0]) == $0 }.map { ids[$0] }
  }

  private func texts(_ ids: [Int]) -> [SnapshotError.Occurrences] {
    ids.map { SnapshotError.Occurrences(id: "\($0)") }
  }
}
