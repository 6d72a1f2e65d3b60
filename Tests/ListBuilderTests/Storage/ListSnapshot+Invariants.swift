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
    brokenTable ?? brokenContents ?? brokenEntries ?? brokenPlaces ?? brokenMarks
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
    for slot in table.freeSlots where !contents[slot].storage.isEmpty || index.drifts[slot] != 0 {
      return "the free slot \(slot) has items or a drift"
    }
    var start = 0
    for (section, row) in table.rows.enumerated() {
      let content = contents[row.slot]
      let ends = [0] + content.declarations.runs.map { $0.end }
      if ends.last != content.storage.count { return "the lines of \(row.section.id) miss items" }
      if zip(ends, ends.dropFirst()).contains(where: >=) { return "an empty run of lines" }
      if offsets.start(ofSection: section) != start { return "section \(section) starts elsewhere" }
      start += content.storage.count
    }
    if offsets.sums.count != table.rows.count + 1 { return "\(offsets.sums.count) sums" }
    if offsets.total != start { return "a total of \(offsets.total), not \(start)" }
    return nil
  }

  private var brokenEntries: String? {
    let size = index.entries.count
    if size & (size - 1) != 0 || 1 << (32 - index.shift) != size { return "\(size) entries" }
    let taken = index.entries.indices.filter { index.entries[$0].fingerprint != 0 }
    if taken.count != index.count || taken.count != offsets.total {
      return "\(taken.count) entries, counted \(index.count), for \(offsets.total) items"
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
