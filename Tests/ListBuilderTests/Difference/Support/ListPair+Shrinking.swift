import ListBuilder

extension ListPair {
  /// Leaves things out for as long as the pair keeps failing.
  func shrunk(whileFailing fails: (ListPair) -> Bool) -> ListPair {
    var smallest = self
    while let smaller = smallest.simplifications.first(where: fails) { smallest = smaller }
    return smallest
  }

  private var simplifications: [ListPair] {
    simplifiedEdits + simplifiedLists
  }

  private var simplifiedEdits: [ListPair] {
    var pairs: [ListPair] = []
    for index in edits.indices.reversed() {
      var pair = self
      pair.edits.remove(at: index)
      pairs.append(pair)
    }
    for index in baseEdits.indices.reversed() {
      var pair = self
      pair.baseEdits.remove(at: index)
      pairs.append(pair)
    }
    return pairs
  }

  private var simplifiedLists: [ListPair] {
    var pairs: [ListPair] = []
    for id in Set(base.sections.map { $0.id } + (other?.sections.map { $0.id } ?? [])).sorted() {
      pairs.append(changed { $0.sections.removeAll { $0.id == id } })
    }
    for id in Set(base.itemIDs + (other?.itemIDs ?? [])).sorted() {
      pairs.append(changed { $0.removeItem(id) })
    }
    if let other {
      for id in other.itemIDs {
        var pair = self
        pair.other?.removeItem(id)
        pairs.append(pair)
      }
      pairs += base.itemIDs.map { id in
        var pair = self
        pair.base.removeItem(id)
        return pair
      }
    }
    if !base.isPlain { pairs.append(with(base.plain, other)) }
    if let other, !other.isPlain { pairs.append(with(base, other.plain)) }
    return pairs
  }

  private func changed(_ change: (inout ListModel) -> Void) -> ListPair {
    var pair = self
    change(&pair.base)
    if var other = pair.other {
      change(&other)
      pair.other = other
    }
    return pair
  }

  private func with(_ base: ListModel, _ other: ListModel?) -> ListPair {
    var pair = self
    pair.base = base
    pair.other = other
    return pair
  }
}

extension ListPair: CustomStringConvertible {
  var description: String {
    let (old, new) = lists(of: Int.self)
    var lines = ["from \(ListModel(old).spelledOut)", "  to \(ListModel(new).spelledOut)"]
    if !baseEdits.isEmpty {
      lines.append("  the old list is \(base.spelledOut) after \(baseEdits)")
    }
    if !edits.isEmpty { lines.append("  the new one was edited by \(edits)") }
    return lines.joined(separator: "\n")
  }
}

extension ListModel {
  fileprivate var itemIDs: [Int] { sections.flatMap { $0.items.map { $0.id } } }

  fileprivate mutating func removeItem(_ id: Int) {
    for index in sections.indices { sections[index].items.removeAll { $0.id == id } }
    reloaded.remove(id)
    reconfigured.remove(id)
    replaced[id] = nil
  }

  /// Without marks, and without contents.
  fileprivate var plain: ListModel {
    ListModel(
      sections: sections.map { section in
        Section(
          id: section.id, stamp: 0, items: section.items.map { Item(id: $0.id, stamp: 0) })
      })
  }

  fileprivate var isPlain: Bool { self == plain }
}

extension ListModel {
  /// The identifiers with stamps and marks, as `S0[1@2! 3(was 4)]`.
  fileprivate var spelledOut: String {
    let texts = sections.map { section in
      let items = section.items.map { item in
        var text = "\(item.id)"
        if item.stamp != 0 { text += "@\(item.stamp)" }
        if reloaded.contains(item.id) { text += "!" }
        if reconfigured.contains(item.id) { text += "?" }
        if let id = replaced[item.id] { text += "(was \(id))" }
        return text
      }
      let mark = reloadedSections.contains(section.id) ? "!" : ""
      let stamp = section.stamp == 0 ? "" : "@\(section.stamp)"
      return "S\(section.id)\(stamp)\(mark)[\(items.joined(separator: " "))]"
    }
    return texts.isEmpty ? "nothing" : texts.joined(separator: " ")
  }
}
