extension ListSnapshot: Encodable where Section: Encodable, Item: Encodable {
  /// Encodes the list as an array of sections, each with the keys `section` and `items`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(sections)
  }
}

extension ListSnapshot: Decodable where Section: Decodable, Item: Decodable {
  /// Decodes a list, and checks it as an initialiser would.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the ``SnapshotError`` as its underlying error
  ///   if an identifier is repeated or not equal to itself; other errors of the decoder.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let sections = try container.decode([ListSection<Section, Item>].self)
    do {
      try self.init(sections: sections)
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: error.description,
          underlyingError: error))
    }
  }
}

private enum ListSectionCodingKeys: CodingKey {
  case section
  case items
}

extension ListSection: Encodable where Section: Encodable, Item: Encodable {
  /// Encodes the section with the keys `section` and `items`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ListSectionCodingKeys.self)
    try container.encode(section, forKey: .section)
    try container.encode(items, forKey: .items)
  }
}

extension ListSection: Decodable where Section: Decodable, Item: Decodable {
  /// Decodes a section from the keys `section` and `items`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ListSectionCodingKeys.self)
    let section = try container.decode(Section.self, forKey: .section)
    let items = try container.decode([Item].self, forKey: .items)
    self.init(section, ListItems(items), declaredAt: nil)
  }
}
