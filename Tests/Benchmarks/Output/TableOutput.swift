/// Rows in aligned columns, for people.
struct TableOutput: Output {
  private let nameWidth: Int

  /// - Parameter names: The names of all rows that will come.
  init(names: [String]) {
    nameWidth = names.map(\.count).max() ?? 0
  }

  var header: String? {
    aligned("row", "ms", "floor ms", "ratio", "bar", "", "rounds", "moves", "floor")
  }

  func line(for row: Row) -> String {
    let result = row.measurement
    let moves = result.moves.map { "\($0.reported)/\($0.minimum)" } ?? ""
    let peak = result.peakBytes.map { ", peak \(Self.mebibytes($0)) MiB" } ?? ""
    return aligned(
      row.name, result.ms.text(decimals: 2), result.floorMs?.text(decimals: 2) ?? "-",
      result.ratio.text(decimals: 3), row.bar.text(decimals: 2),
      result.ratio > row.bar ? "over" : "", "\(result.rounds)", moves, row.floor + peak)
  }

  private static func mebibytes(_ bytes: Int) -> String {
    (Double(bytes) / 1_048_576).text(decimals: 1)
  }

  private func aligned(
    _ name: String, _ ms: String, _ floorMs: String, _ ratio: String, _ bar: String,
    _ mark: String, _ rounds: String, _ moves: String, _ floor: String
  ) -> String {
    name.leading(nameWidth) + ms.trailing(10) + floorMs.trailing(10) + ratio.trailing(8)
      + bar.trailing(6) + mark.trailing(6) + rounds.trailing(8) + moves.trailing(14) + "  " + floor
  }
}

extension String {
  fileprivate func leading(_ width: Int) -> String { self + padding(to: width) }
  fileprivate func trailing(_ width: Int) -> String { padding(to: width) + self }

  private func padding(to width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - count))
  }
}
