import ListBuilder

/// Decides how wide the columns of a table are.
///
/// Each column would like to be as wide as its texts, within its bounds. If there is no room for
/// that, columns become narrower, those of the lowest priority first, and of these the widest:
/// until they have the least width that they ask for, then until they have one cell. If there is
/// not even room for one cell each, the last ones of the lowest priority are left out, and a column
/// of ellipses tells so where there is room for it; the others share what that leaves.
struct ColumnFitting {
  private(set) var columns: [TableColumn]
  private let frame: TableFrame

  /// - Parameters:
  ///   - wanted: The layouts of the columns, and the room that their texts take.
  ///   - frame: What stands around the columns.
  ///   - across: The number of cells that a text across all columns takes.
  ///   - width: The number of cells in a line; `nil` for as many as there are.
  init(
    _ wanted: [(layout: ListColumnLayout, extent: TableExtent)], _ frame: TableFrame, across: Int,
    in width: Int?
  ) {
    self.frame = frame
    columns = wanted.enumerated().map { index, column in
      TableColumn(
        source: index, layout: column.layout,
        width: column.layout.width(ofTexts: column.extent.width),
        widthFromSeparator: column.extent.fromSeparator)
    }
    if let width { leaveOut(in: width) }
    widen(for: across, in: width)
    if let width {
      narrow(to: width, columns.map { min($0.layout.leastWidth, $0.width) })
      narrow(to: width, columns.map { min(1, $0.width) })
    }
    for (index, column) in columns.enumerated() {
      guard let source = column.source else { continue }
      let isFixed = if case .fixed = column.layout.width { true } else { false }
      let texts = wanted[source].extent.width
      columns[index].isNarrowed = isFixed || column.width < texts
      // What no one asked for does not cut texts.
      if !isFixed, column.width == TableColumn.greatestWidth, column.width < texts {
        columns[index].layout.overflow = .wrap
      }
    }
  }

  private var width: Int {
    columns.reduce(frame.width(aroundColumns: columns.count)) { $0 + $1.width }
  }

  /// Makes room for a text across all columns, in the last one that may be wider.
  private mutating func widen(for across: Int, in limit: Int?) {
    guard frame.hasLines else { return }
    let inner = width - frame.width(aroundColumns: 1)
    let missing = min(min(across, TableColumn.greatestWidth) - inner, (limit ?? .max) - width)
    guard missing > 0, let last = columns.lastIndex(where: { $0.layout.width == .automatic })
    else { return }
    columns[last].width += missing
  }

  /// Narrows columns to a total width if their least widths allow it, else to those.
  private mutating func narrow(to limit: Int, _ minima: [Int]) {
    var surplus = width - limit
    let groups = Dictionary(grouping: columns.indices) { columns[$0].layout.priority }
    for (_, indices) in groups.sorted(by: { $0.key < $1.key }) where surplus > 0 {
      let before = indices.reduce(0) { $0 + columns[$1].width }
      narrow(indices, by: surplus, minima)
      surplus -= before - indices.reduce(0) { $0 + columns[$1].width }
    }
  }

  /// Narrows some columns by a number of cells, if their least widths allow it: the widest to one
  /// common width.
  private mutating func narrow(_ indices: [Int], by surplus: Int, _ minima: [Int]) {
    let target = indices.reduce(-surplus) { $0 + columns[$1].width }
    func narrowed(_ index: Int, to level: Int) -> Int {
      min(columns[index].width, max(level, minima[index]))
    }
    // The greatest level at which the columns together are not wider than the target.
    var (low, high) = (0, TableColumn.greatestWidth)
    while low < high {
      let middle = (low + high + 1) / 2
      let total = indices.reduce(0) { $0 + narrowed($1, to: middle) }
      if total <= target { low = middle } else { high = middle - 1 }
    }
    var rest = target - indices.reduce(0) { $0 + narrowed($1, to: low) }
    for index in indices {
      let isCut = rest > 0 && narrowed(index, to: low) < narrowed(index, to: low + 1)
      if isCut { rest -= 1 }
      columns[index].width = narrowed(index, to: isCut ? low + 1 : low)
    }
  }

  /// Leaves columns out until there is room for one cell of each of the others.
  private mutating func leaveOut(in limit: Int) {
    var least = columns.reduce(frame.width(aroundColumns: columns.count)) { $0 + min(1, $1.width) }
    guard least > limit, columns.count > 1 else { return }
    let cellsBetween = frame.width(aroundColumns: 2) - frame.width(aroundColumns: 1)
    let dispensable = columns.indices.sorted {
      (columns[$0].layout.priority, -$0) < (columns[$1].layout.priority, -$1)
    }
    // The column of the ellipsis needs room as well.
    least += cellsBetween + 1
    var leftOut: Set<Int> = []
    for index in dispensable.dropLast() where least > limit {
      least -= cellsBetween + min(1, columns[index].width)
      leftOut.insert(index)
    }
    columns = columns.indices.filter { !leftOut.contains($0) }.map { columns[$0] }
    guard least <= limit else { return }
    columns.append(TableColumn(source: nil, layout: ListColumnLayout(width: .fixed(1)), width: 1))
  }
}

extension ListColumnLayout {
  /// The number of cells that the column would like to have.
  fileprivate func width(ofTexts texts: Int) -> Int {
    let width =
      switch self.width {
      case .automatic: texts
      case .flexible(let minimum, let maximum): max(min(texts, maximum), minimum)
      case .fixed(let width): width
      }
    return min(max(width, 0), TableColumn.greatestWidth)
  }

  /// The number of cells that the column keeps as long as others can become narrower.
  fileprivate var leastWidth: Int {
    switch width {
    case .automatic: 8
    case .flexible(let minimum, _): max(minimum, 0)
    case .fixed(let width): max(width, 0)
    }
  }
}
