import Testing

@testable import ListBuilder

extension ListSectionSnapshot {
  /// Expects that all parts of the storage agree with each other.
  func checkInvariants(sourceLocation: SourceLocation = #_sourceLocation) {
    if let problem = brokenInvariant {
      Issue.record("\(problem) in \(self)", sourceLocation: sourceLocation)
    }
  }

  /// What is wrong with the storage, if anything.
  var brokenInvariant: String? { brokenSlots ?? brokenLinks ?? brokenEntries }

  /// Every slot is that of the outline, of an item, or free.
  private var brokenSlots: String? {
    let top = shape.nodes[0]
    if top.parent != 0 || top.previous != 0 || top.next != 0 || !top.isExpanded {
      return "the outline is under something, or collapsed"
    }
    if contents.count != shape.nodes.count { return "\(contents.count) contents" }
    var uses = Array(repeating: 0, count: contents.count)
    uses[0] += 1
    if contents[0] != nil { return "the outline is an item" }
    var free = Int(shape.firstFree)
    while free != 0 {
      uses[free] += 1
      if uses[free] > 1 { return "the free slots go round" }
      if contents[free] != nil { return "the free slot \(free) has an item" }
      free = shape.next(after: free)
    }
    var count = 0
    for (slot, _) in OutlineWalk(shape) {
      uses[slot] += 1
      count += 1
      if contents[slot] == nil { return "the slot \(slot) has no item" }
    }
    if count != shape.count { return "\(count) items, counted \(shape.count)" }
    return uses.allSatisfy { $0 == 1 } ? nil : "slots are used \(uses) times"
  }

  private var brokenLinks: String? {
    for (slot, node) in shape.nodes.enumerated() where slot == 0 || contents[slot] != nil {
      var previous: UInt32 = 0
      var child = node.firstChild
      while child != 0 {
        let link = shape.nodes[Int(child)]
        if link.parent != slot { return "the child \(child) of \(slot) has another parent" }
        if link.previous != previous { return "\(child) is not behind \(previous)" }
        previous = child
        child = link.next
      }
      if node.lastChild != previous { return "the last child of \(slot) is not \(previous)" }
    }
    return nil
  }

  private var brokenEntries: String? {
    let taken = index.entries.indices.filter { index.entries[$0].fingerprint != 0 }
    if taken.count != index.count || taken.count != shape.count {
      return "\(taken.count) entries, counted \(index.count), for \(shape.count) items"
    }
    if taken.count * 5 > index.entries.count * 4 { return "\(taken.count) entries are too many" }
    for end in taken {
      let entry = index.entries[end]
      guard let item = contents[Int(entry.slot)] else { return "an entry for a free slot" }
      if entry.fingerprint != shape.nodes[Int(entry.slot)].fingerprint
        || entry.fingerprint != IdentifierIndex.fingerprint(of: item.id)
      {
        return "another fingerprint of \(item.id)"
      }
      if slot(of: item.id) != Int(entry.slot) { return "\(item.id) is not found" }
    }
    return nil
  }
}
