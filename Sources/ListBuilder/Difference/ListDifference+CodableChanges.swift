enum ChangeKind: String, Codable {
  case remove, insert, move, update, hide, show, collapse, expand
}

enum ChangeKey: CodingKey {
  case change, element, replacing, from, to, reason, hidden, shown, isExpanded
}

/// The error of a kind of change that elements of this sort do not have.
func impossibleChange(
  _ kind: ChangeKind, in container: KeyedDecodingContainer<ChangeKey>
) -> DecodingError {
  .dataCorruptedError(
    forKey: .change, in: container, debugDescription: "no such element can \(kind.rawValue)")
}

extension ListDifference.SectionChange: Encodable where Section: Encodable, Item: Encodable {
  /// Encodes the change; `element` is a section, with its items where they are part of the change.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ChangeKey.self)
    switch self {
    case .remove(let section, let index):
      try container.encode(section, .remove, .from, index)
    case .insert(let section, let index):
      try container.encode(section, .insert, .to, index)
    case .move(let section, let from, let to):
      try container.encode(section, movedFrom: from, to: to)
    case .update(let section, let old, let from, let to, let reason):
      try container.encode(section, replacing: old, from: from, to: to, reason)
    }
  }
}

extension ListDifference.SectionChange: Decodable where Section: Decodable, Item: Decodable {
  /// Decodes a change. Whether it is one of a list is checked with the whole difference.
  ///
  /// - Throws: `DecodingError` for another form than that of encoding.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ChangeKey.self)
    let kind = try container.decode(ChangeKind.self, forKey: .change)
    switch kind {
    case .remove:
      self = .remove(
        try container.decode(ListSection.self, forKey: .element),
        from: try container.decode(Int.self, forKey: .from))
    case .insert:
      self = .insert(
        try container.decode(ListSection.self, forKey: .element),
        at: try container.decode(Int.self, forKey: .to))
    case .move:
      self = .move(
        try container.decode(Section.self, forKey: .element),
        from: try container.decode(Int.self, forKey: .from),
        to: try container.decode(Int.self, forKey: .to))
    case .update:
      self = .update(
        try container.decode(Section.self, forKey: .element),
        replacing: try container.decode(Section.self, forKey: .replacing),
        from: try container.decode(Int.self, forKey: .from),
        to: try container.decode(Int.self, forKey: .to),
        reason: try container.decode(ListUpdateReason.self, forKey: .reason))
    case .hide, .show, .collapse, .expand:
      throw impossibleChange(kind, in: container)
    }
  }
}

extension ListDifference.ItemChange: Encodable where Item: Encodable {
  /// Encodes the change; `element` is the item.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ChangeKey.self)
    switch self {
    case .remove(let item, let path):
      try container.encode(item, .remove, .from, path)
    case .insert(let item, let path):
      try container.encode(item, .insert, .to, path)
    case .move(let item, let from, let to):
      try container.encode(item, movedFrom: from, to: to)
    case .update(let item, let old, let from, let to, let reason):
      try container.encode(item, replacing: old, from: from, to: to, reason)
    case .hide(let item, let path):
      try container.encode(item, .hide, .from, path)
    case .show(let item, let path):
      try container.encode(item, .show, .to, path)
    case .collapse(let item, let path, let hidden):
      try container.encode(item, .collapse, .from, path)
      try container.encode(hidden, forKey: .hidden)
    case .expand(let item, let path, let shown):
      try container.encode(item, .expand, .to, path)
      try container.encode(shown, forKey: .shown)
    }
  }
}

extension ListDifference.ItemChange: Decodable where Item: Decodable {
  /// Decodes a change. Whether it is one of a list is checked with the whole difference.
  ///
  /// - Throws: `DecodingError` for another form than that of encoding.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ChangeKey.self)
    let item = try container.decode(Item.self, forKey: .element)
    func path(_ key: ChangeKey) throws -> ListIndexPath {
      try container.decode(ListIndexPath.self, forKey: key)
    }
    switch try container.decode(ChangeKind.self, forKey: .change) {
    case .remove: self = .remove(item, from: try path(.from))
    case .insert: self = .insert(item, at: try path(.to))
    case .move: self = .move(item, from: try path(.from), to: try path(.to))
    case .update:
      self = .update(
        item, replacing: try container.decode(Item.self, forKey: .replacing),
        from: try path(.from), to: try path(.to),
        reason: try container.decode(ListUpdateReason.self, forKey: .reason))
    case .hide: self = .hide(item, from: try path(.from))
    case .show: self = .show(item, at: try path(.to))
    case .collapse:
      self = .collapse(
        item, from: try path(.from),
        hidden: try container.decode([ListIndexPath].self, forKey: .hidden))
    case .expand:
      self = .expand(
        item, at: try path(.to),
        shown: try container.decode([ListIndexPath].self, forKey: .shown))
    }
  }
}

extension KeyedEncodingContainer<ChangeKey> {
  mutating func encode(
    _ element: some Encodable, _ kind: ChangeKind, _ key: ChangeKey, _ position: some Encodable
  ) throws {
    try encode(kind, forKey: .change)
    try encode(element, forKey: .element)
    try encode(position, forKey: key)
  }

  mutating func encode<Position: Encodable>(
    _ element: some Encodable, movedFrom from: Position, to: Position
  ) throws {
    try encode(element, .move, .from, from)
    try encode(to, forKey: .to)
  }

  fileprivate mutating func encode<Element: Encodable, Position: Encodable>(
    _ element: Element, replacing old: Element, from: Position, to: Position,
    _ reason: ListUpdateReason
  ) throws {
    try encode(element, .update, .from, from)
    try encode(old, forKey: .replacing)
    try encode(to, forKey: .to)
    try encode(reason, forKey: .reason)
  }
}
