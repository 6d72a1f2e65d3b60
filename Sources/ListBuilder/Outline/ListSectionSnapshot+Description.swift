extension ListSectionSnapshot: CustomStringConvertible {
  /// The identifiers, a line each, indented by their levels. The sign before one tells whether it
  /// is expanded (`▾`), has hidden items under it (`▸`), or is neither (`•`). Parentheses enclose
  /// what is hidden.
  ///
  ///     ▾ inbox
  ///       ▸ archive
  ///         • (last year)
  ///       • drafts
  ///
  /// Lines below level 20 are not indented further, and tell their level.
  public var description: String {
    var lines: [String] = []
    lines.reserveCapacity(numberOfItems)
    // Whatever is deeper than this is hidden, up to the next item that is not.
    var deepestVisible = Int.max
    for (slot, level) in OutlineWalk(shape) {
      guard let id = contents[slot]?.id else { continue }
      let isVisible = level <= deepestVisible
      if isVisible { deepestVisible = shape.nodes[slot].isExpanded ? Int.max : level }
      let name = isVisible ? "\(id)" : "(\(id))"
      lines.append("\(Self.indentation(ofLevel: level))\(sign(of: slot)) \(name)")
    }
    return lines.joined(separator: "\n")
  }

  private func sign(of slot: Int) -> String {
    if shape.nodes[slot].isExpanded { return "▾" }
    return shape.firstChild(of: slot) == 0 ? "•" : "▸"
  }

  /// It is bounded, for that of a chain of items would grow with the square of its length.
  private static func indentation(ofLevel level: Int) -> String {
    let spaces = String(repeating: " ", count: 2 * min(level, 20))
    return level > 20 ? "\(spaces)\(level): " : spaces
  }
}
