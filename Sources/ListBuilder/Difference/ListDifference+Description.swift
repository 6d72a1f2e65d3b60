extension ListDifference: CustomStringConvertible {
  /// The changes as a log, a line each, by identifiers: `-` for removals, `+` for insertions, `>`
  /// for moves, `~` for updates, `▸` for what is collapsed, `▾` for what is expanded, and dots for
  /// what hides and shows. The edits of trees follow, where an outline changed.
  ///
  ///     - section Others[d e] from 1
  ///     + b at (0, 2)
  ///     > c from (0, 3) to (0, 0)
  ///     ~ a at (0, 1): content
  public var description: String {
    guard !isEmpty else { return "no changes" }
    let lines = sectionChanges.map { $0.description } + itemChanges.map { $0.description }
    let edits = outlineChanges.map { "  \($0)" }
    return (lines + (edits.isEmpty ? [] : ["in outlines:"] + edits)).joined(separator: "\n")
  }
}

extension ListDifference.SectionChange: CustomStringConvertible {
  /// The change as a line of the log.
  public var description: String {
    switch self {
    case .remove(let section, let index): "- section \(section) from \(index)"
    case .insert(let section, let index): "+ section \(section) at \(index)"
    case .move(let section, let from, let to): "> section \(section.id) from \(from) to \(to)"
    case .update(let section, _, let from, let to, let reason):
      "~ section \(section.id) \(place(from, to)): \(reason.rawValue)"
    }
  }
}

extension ListDifference.ItemChange: CustomStringConvertible {
  /// The change as a line of the log.
  public var description: String {
    switch self {
    case .remove(let item, let path): "- \(item.id) from \(path)"
    case .insert(let item, let path): "+ \(item.id) at \(path)"
    case .move(let item, let from, let to): "> \(item.id) from \(from) to \(to)"
    case .update(let new, let old, let from, let to, let reason):
      new.id == old.id
        ? "~ \(new.id) \(place(from, to)): \(reason.rawValue)"
        : "~ \(old.id), now \(new.id), \(place(from, to)): \(reason.rawValue)"
    case .hide(let item, let path): "… \(item.id) hides from \(path)"
    case .show(let item, let path): "… \(item.id) shows at \(path)"
    case .collapse(let item, let path, let hidden):
      "▸ \(item.id) from \(path), hiding \(hidden.count)"
    case .expand(let item, let path, let shown): "▾ \(item.id) at \(path), showing \(shown.count)"
    }
  }
}

private func place<Position: Equatable>(_ from: Position, _ to: Position) -> String {
  from == to ? "at \(to)" : "from \(from) to \(to)"
}
