extension ListDifference.OutlineChange {
  /// Returns edits in the order of their kinds. Those of a kind keep theirs.
  static func sorted(_ changes: [Self]) -> [Self] {
    var kinds = Array(repeating: [Self](), count: 6)
    for change in changes { kinds[change.order].append(change) }
    return Array(kinds.joined())
  }

  /// Returns the edits that lead back. An item that was updated too has its old value again.
  static func inverse(of changes: [Self]) -> [Self] {
    var olds: [Item.ID: Item] = [:]
    for case .update(let item, let old, _) in changes { olds[item.id] = old }
    return sorted(
      changes.map { change in
        switch change {
        case .remove(let item, let isExpanded, let place):
          .insert(item, isExpanded: isExpanded, at: place)
        case .insert(let item, let isExpanded, let place):
          .remove(item, isExpanded: isExpanded, from: place)
        case .move(let item, let from, let to): .move(olds[item.id] ?? item, from: to, to: from)
        case .update(let item, let old, let reason): .update(old, replacing: item, reason: reason)
        case .expand(let item): .collapse(olds[item.id] ?? item)
        case .collapse(let item): .expand(olds[item.id] ?? item)
        }
      })
  }

  /// The place of the kind among all kinds.
  private var order: Int {
    switch self {
    case .remove: 0
    case .insert: 1
    case .move: 2
    case .update: 3
    case .expand: 4
    case .collapse: 5
    }
  }
}
