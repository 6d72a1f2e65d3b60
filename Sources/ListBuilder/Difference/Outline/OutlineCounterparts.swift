/// Finds out whether edits of trees do what the changes by paths tell of the same items.
struct OutlineCounterparts<Section: Diffable, Item: Diffable> {
  typealias Difference = ListDifference<Section, Item>

  let roles: OutlineRoles<Section, Item>

  /// What no edit does first, in words, or `nil`.
  ///
  /// What else paths tell is seen in the list that the edits lead to. These changes would leave no
  /// trace there, if the edits did not make them.
  ///
  /// - Complexity: O(*c* + *n*) on average for *c* changes, and *n* items of sections that come or
  ///   go and have outlines.
  func missing(for items: [Difference.ItemChange], _ sections: [Difference.SectionChange])
    -> String?
  {
    missing(for: items) ?? missing(for: sections)
  }

  private func missing(for changes: [Difference.ItemChange]) -> String? {
    var updated: Set<Item.ID> = []
    var expanded: Set<Item.ID> = []
    var collapsed: Set<Item.ID> = []
    for change in changes {
      switch change {
      case .update(let item, let old, _, _, let reason):
        guard updated.insert(old.id).inserted else {
          return "the item '\(old.id)' is updated twice"
        }
        guard roles.updates[old.id] == OutlineRoles.Update(id: item.id, reason: reason) else {
          let name = item.id == old.id ? "'\(old.id)'" : "'\(old.id)', now '\(item.id)',"
          return "the item \(name) is updated for \(reason.rawValue), and no outline tells it"
        }
      case .expand(let item, _, _):
        guard expanded.insert(item.id).inserted else {
          return "the item '\(item.id)' is expanded twice"
        }
        guard roles.expansions.contains(item.id) else {
          return "the item '\(item.id)' is expanded, and no outline tells it"
        }
      case .collapse(let item, _, _):
        guard collapsed.insert(item.id).inserted else {
          return "the item '\(item.id)' is collapsed twice"
        }
        guard roles.collapses.contains(roles.newID(of: item.id)) else {
          return "the item '\(item.id)' is collapsed, and no outline tells it"
        }
      case .remove, .insert, .move, .hide, .show: break
      }
    }
    return nil
  }

  private func missing(for changes: [Difference.SectionChange]) -> String? {
    for change in changes {
      switch change {
      case .insert(let section, let index):
        let item = section.content.firstHidden(
          besides: { roles.insertions[$0] == index || roles.moves[$0]?.to == index },
          comesOrGoes: { roles.insertions[$0] != nil })
        if let item { return "the hidden item '\(item.id)' comes, and no outline tells it" }
      case .remove(let section, let index):
        let item = section.content.firstHidden(
          besides: { id in
            roles.removals[id] == index || roles.moves[roles.newID(of: id)]?.from == index
          },
          comesOrGoes: { roles.removals[$0] != nil })
        if let item { return "the hidden item '\(item.id)' goes, and no outline tells it" }
      case .move, .update: break
      }
    }
    return nil
  }
}

extension ListItems where Element: Diffable {
  /// Returns the first hidden item that is neither told of, nor under an item that stays, or that
  /// moves and takes along what is under it.
  ///
  /// - Parameters:
  ///   - isTold: Whether an edit brings an item here, or takes it away.
  ///   - comesOrGoes: Whether an item comes or goes by an edit. It does so alone.
  /// - Complexity: O(*n*).
  fileprivate func firstHidden(
    besides isTold: (Element.ID) -> Bool, comesOrGoes: (Element.ID) -> Bool
  ) -> Element? {
    guard let outline else { return nil }
    // For the last row and each above it, whether what is under it may have no edit.
    var takesAlong: [Bool] = []
    var visible = outline.visible[...]
    for (offset, row) in outline.rows.enumerated() {
      takesAlong.removeLast(takesAlong.count - Int(row.level))
      let item = storage[offset]
      let isVisible = visible.first.map { Int($0) } == offset
      if isVisible { visible.removeFirst() }
      let isKnown = takesAlong.last ?? false || isTold(item.id)
      // Of visible items, the paths tell.
      guard isKnown || isVisible else { return item }
      takesAlong.append(isKnown && !comesOrGoes(item.id))
    }
    return nil
  }
}
