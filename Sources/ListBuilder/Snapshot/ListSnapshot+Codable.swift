extension ListSnapshot: Encodable where Section: Encodable, Item: Encodable {
  /// Encodes the list as an array of sections, each with the keys `section` and `items`, or with
  /// `outline` for `items` where items are nested.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(sections)
  }
}

extension ListSnapshot: Decodable where Section: Decodable, Item: Decodable {
  /// Decodes a list, and checks it as an initialiser would.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the ``SnapshotError`` as its underlying error
  ///   if an identifier is repeated or not equal to itself; errors of a section and of the decoder.
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
  case outline
}

extension ListSection: Encodable where Section: Encodable, Item: Encodable {
  /// Encodes the section with the keys `section` and `items`.
  ///
  /// Where items are nested or expanded, the key is `outline` instead of `items`. Its value is a
  /// flat array of all items in depth-first order, each with the keys `item` and `level`, and with
  /// `isExpanded` if it is.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ListSectionCodingKeys.self)
    try container.encode(section, forKey: .section)
    if content.outline == nil {
      try container.encode(content.storage, forKey: .items)
    } else {
      try container.encode(OutlineRows(rows: content.rows), forKey: .outline)
    }
  }
}

extension ListSection: Decodable where Section: Decodable, Item: Decodable {
  /// Decodes a section from the keys `section` and `items`, or `section` and `outline`.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if both `items` and `outline` are there, or if an item
  ///   has a level that its place does not allow; other errors of the decoder.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ListSectionCodingKeys.self)
    let section = try container.decode(Section.self, forKey: .section)
    guard container.contains(.outline) else {
      let items = try container.decode([Item].self, forKey: .items)
      self.init(section, ListItems(items), declaredAt: nil)
      return
    }
    if container.contains(.items) {
      throw DecodingError.dataCorruptedError(
        forKey: .items, in: container,
        debugDescription: "a section has either `items` or an `outline`, not both")
    }
    let outline = try container.decode(OutlineRows<Item>.self, forKey: .outline)
    self.init(section, ListItems(rows: outline.rows), declaredAt: nil)
  }
}
