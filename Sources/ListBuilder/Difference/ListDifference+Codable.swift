extension ListDifference: Encodable
where Section: Encodable, Item: Encodable, Item.ID: Encodable {
  /// Encodes the changes with their values, and the sections of the list that they are for.
  ///
  /// The keys are `base`, an array of objects with `section` and `numberOfItems`; `sections` and
  /// `items`, arrays of changes; and `outlines`, an array of edits of trees, where a section that
  /// changed has an outline. A change has the key `change` and, as it needs them, `element`,
  /// `replacing`, `from`, `to`, `reason`, `hidden` and `shown`; a change of an outline also
  /// `isExpanded`, and places with `section`, `parent` and `previousSibling` for paths.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: DifferenceKey.self)
    try container.encode(base, forKey: .base)
    try container.encode(sectionChanges, forKey: .sections)
    try container.encode(itemChanges, forKey: .items)
    if paths.hasOutlines { try container.encode(outlineChanges, forKey: .outlines) }
  }
}

extension ListDifference: Decodable
where Section: Decodable, Item: Decodable, Item.ID: Decodable {
  /// Decodes a difference, and checks that its changes could be those of one.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with a ``SnapshotError`` as its underlying error if
  ///   the changes contradict each other; other errors of the decoder.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: DifferenceKey.self)
    let base = try container.decode([BaseSection<Section>].self, forKey: .base)
    let sections = try container.decode([SectionChange].self, forKey: .sections)
    let items = try container.decode([ItemChange].self, forKey: .items)
    let outlines = try container.decodeIfPresent([OutlineChange].self, forKey: .outlines)
    do {
      try self.init(checking: sections, items, outlines, base: base)
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: error.description,
          underlyingError: error))
    }
  }
}

private enum DifferenceKey: CodingKey { case base, sections, items, outlines }
