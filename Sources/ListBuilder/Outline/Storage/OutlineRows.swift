/// The coded form of an outline: a flat array of all items in depth-first order, each with the keys
/// `item` and `level`, and with `isExpanded` if it is.
struct OutlineRows<Item> {
  /// The rows. The first level is 0, and none is deeper than the one before by more than 1.
  let rows: [OutlineRow<Item>]
}

extension OutlineRows: Encodable where Item: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rows)
  }
}

extension OutlineRows: Decodable where Item: Decodable {
  /// - Throws: `DecodingError.dataCorrupted` if an item has a level that its place does not allow;
  ///   other errors of the decoder.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    rows = try container.decode([OutlineRow<Item>].self)
    if let problem = Self.problem(ofLevels: rows) {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: problem)
    }
  }

  /// What is wrong with the first level that cannot follow on the one before it.
  private static func problem(ofLevels rows: [OutlineRow<Item>]) -> String? {
    var deepest = 0
    for (index, row) in rows.enumerated() {
      guard 0...deepest ~= row.level else {
        return "the item at \(index) has the level \(row.level), which is not from 0 to \(deepest)"
      }
      deepest = row.level + 1
    }
    return nil
  }
}

private enum OutlineRowCodingKeys: CodingKey {
  case item
  case level
  case isExpanded
}

extension OutlineRow: Encodable where Item: Encodable {
  @usableFromInline
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: OutlineRowCodingKeys.self)
    try container.encode(item, forKey: .item)
    try container.encode(level, forKey: .level)
    if isExpanded { try container.encode(true, forKey: .isExpanded) }
  }
}

extension OutlineRow: Decodable where Item: Decodable {
  @usableFromInline
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: OutlineRowCodingKeys.self)
    item = try container.decode(Item.self, forKey: .item)
    level = try container.decode(Int.self, forKey: .level)
    isExpanded = try container.decodeIfPresent(Bool.self, forKey: .isExpanded) ?? false
  }
}
