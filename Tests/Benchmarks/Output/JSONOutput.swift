/// Rows as JSON objects, one a line, for programs.
struct JSONOutput: Output {
  var header: String? { nil }

  func line(for row: Row) -> String {
    let result = row.measurement
    var fields = [
      ("row", Self.quoted(row.name)),
      ("ms", result.ms.text(decimals: 4)),
      ("floor", Self.quoted(row.floor)),
      ("floorMs", result.floorMs?.text(decimals: 4) ?? "null"),
      ("ratio", result.ratio.text(decimals: 4)),
      ("bar", row.bar.text(decimals: 2)),
      ("rounds", "\(result.rounds)"),
    ]
    if let moves = result.moves {
      fields.append(("moves", "\(moves.reported)"))
      fields.append(("minimumMoves", "\(moves.minimum)"))
    }
    if let bytes = result.peakBytes { fields.append(("peakBytes", "\(bytes)")) }
    return "{" + fields.map { "\(Self.quoted($0)): \($1)" }.joined(separator: ", ") + "}"
  }

  /// Names and floors are plain words, so that nothing needs an escape.
  private static func quoted(_ text: String) -> String { "\"\(text)\"" }
}
