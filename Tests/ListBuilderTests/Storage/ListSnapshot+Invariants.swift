import Testing

@testable import ListBuilder

extension ListSnapshot {
  /// Expects that all parts of the storage agree with each other.
  func checkInvariants(sourceLocation: SourceLocation = #_sourceLocation) {
    if let problem = brokenInvariant {
      Issue.record("\(problem) in \(self)", sourceLocation: sourceLocation)
    }
  }

  /// What is wrong with the storage, if anything.
  var brokenInvariant: String? {
    brokenTable ?? brokenContents ?? brokenOutlines ?? brokenEntries ?? brokenPlaces ?? brokenMarks
  }

  private var brokenTable: String? {
    let slots = table.rows.map { $0.slot }
    if (slots + table.freeSlots).sorted() != Array(table.indexes.indices) {
      return "taken slots \(slots) and free slots \(table.freeSlots) are not all slots once"
    }
    if table.slots.count != table.rows.count {
      return "\(table.slots.count) identifiers have slots"
    }
    for (index, row) in table.rows.enumerated() {
      if table.indexes[row.slot] != index { return "slot \(row.slot) has another index" }
      if table.slots[row.section.id] != row.slot { return "\(row.section.id) has another slot" }
    }
    return nil
  }

  private var brokenContents: String? {
    if contents.count != table.indexes.count || index.drifts.count != contents.count {
      return "\(contents.count) contents, \(index.drifts.count) drifts"
    }
    for slot in table.freeSlots {
      let isEmpty = contents[slot].storage.isEmpty && contents[slot].outline == nil
      if !isEmpty || index.drifts[slot] != 0 { return "the free slot \(slot) has items or a drift" }
    }
    var start = 0
    for (section, row) in table.rows.enumerated() {
      let content = contents[row.slot]
      let ends = [0] + content.declarations.runs.map { $0.end }
      if ends.last != content.storage.count { return "the lines of \(row.section.id) miss items" }
      if zip(ends, ends.dropFirst()).contains(where: >=) { return "an empty run of lines" }
      if offsets.start(ofSection: section) != start { return "section \(section) starts elsewhere" }
      start += content.visibleCount
    }
    if offsets.sums.count != table.rows.count + 1 { return "\(offsets.sums.count) sums" }
    if offsets.total != start { return "a total of \(offsets.total), not \(start)" }
    return nil
  }

  /// The levels allow each other, what shows is right, and only what is nested has an outline.
  private var brokenOutlines: String? {
    for row in table.rows {
      guard let outline = contents[row.slot].outline else { continue }
      let id = row.section.id
      if outline.rows.count != contents[row.slot].storage.count { return "\(id) lacks levels" }
      var visible: [UInt32] = []
      // Whether the items above the current one are expanded, outermost first.
      var open: [Bool] = []
      for (offset, row) in outline.rows.enumerated() {
        if Int(row.level) > open.count { return "level \(row.level) at \(offset) of \(id)" }
        open.removeLast(open.count - Int(row.level))
        if open.allSatisfy({ $0 }) { visible.append(UInt32(offset)) }
        open.append(row.isExpanded)
      }
      if outline.visible != visible { return "\(outline.visible) of \(id) show, not \(visible)" }
      if visible.count == outline.rows.count, outline.rows.allSatisfy({ $0.level == 0 }),
        !outline.rows.contains(where: { $0.isExpanded })
      {
        return "\(id) has an outline without any nesting"
      }
    }
    return nil
  }

  private var brokenEntries: String? {
    let items = table.rows.reduce(0) { $0 + contents[$1.slot].storage.count }
    let size = index.entries.count
    if size & (size - 1) != 0 || 1 << (32 - index.shift) != size { return "\(size) entries" }
    let taken = index.entries.indices.filter { index.entries[$0].fingerprint != 0 }
    if taken.count != index.count || taken.count != items {
      return "\(taken.count) entries, counted \(index.count), for \(items) items"
    }
    if taken.count * 5 > size * 4 { return "\(taken.count) of \(size) entries are taken" }
    for end in taken {
      var bucket = index.bucket(of: index.entries[end].fingerprint)
      while bucket != end {
        if index.entries[bucket].fingerprint == 0 { return "bucket \(end) cannot be reached" }
        bucket = index.bucket(after: bucket)
      }
    }
    return nil
  }

  /// Entries of one slot with one fingerprint are interchangeable. So they are compared with the
  /// items in order, which is the closest that they can stand.
  private var brokenPlaces: String? {
    var hints: [UInt64: [Int]] = [:]
    for entry in index.entries where entry.fingerprint != 0 {
      hints[UInt64(entry.slot) << 32 | UInt64(entry.fingerprint), default: []]
        .append(Int(entry.hint))
    }
    for row in table.rows {
      var places: [UInt64: [Int]] = [:]
      for (offset, item) in contents[row.slot].storage.enumerated() {
        let fingerprint = IdentifierIndex.fingerprint(of: item.id)
        places[UInt64(row.slot) << 32 | UInt64(fingerprint), default: []].append(offset)
      }
      let drift = index.drifts[row.slot]
      for (key, places) in places {
        let hints = hints[key, default: []].sorted()
        if hints.count != places.count { return "\(hints.count) entries for \(places)" }
        if zip(hints, places).contains(where: { abs($0 - $1) > drift }) {
          return "hints \(hints) for \(places) with a drift of \(drift)"
        }
      }
    }
    return nil
  }

  private var brokenMarks: String? {
    if let id = marks.items.elements.map(\.key).first(where: { !contains($0) }) {
      return "a mark of \(id)"
    }
    if let id = marks.reloadedSections.elements.map(\.key).first(where: { !containsSection($0) }) {
      return "a mark of section \(id)"
    }
    return nil
  }
}

extension IdentifierMap {
  /// The keys and values, to compare with.
  var dictionary: [Key: Value] {
    Dictionary(uniqueKeysWithValues: elements.map { ($0.key, $0.value) })
  }
}
