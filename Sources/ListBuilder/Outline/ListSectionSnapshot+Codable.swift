extension ListSectionSnapshot: Encodable where Item: Encodable {
  /// Encodes the outline as a flat array of all items in depth-first order, each with the keys
  /// `item` and `level`, and with `isExpanded` if it is.
  public func encode(to encoder: any Encoder) throws {
    try OutlineRows(rows: rows()).encode(to: encoder)
  }
}

extension ListSectionSnapshot: Decodable where Item: Decodable {
  /// Decodes an outline, and checks it as an operation would.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if an item has a level that its place does not allow,
  ///   or, with the ``SnapshotError`` as its underlying error, if an identifier is repeated or not
  ///   equal to itself; other errors of the decoder.
  public init(from decoder: any Decoder) throws {
    let rows = try OutlineRows<Item>(from: decoder).rows
    self.init()
    do throws(SnapshotError) {
      try insert(rows, at: OutlinePosition(parent: 0))
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: error.description,
          underlyingError: error))
    }
  }
}
