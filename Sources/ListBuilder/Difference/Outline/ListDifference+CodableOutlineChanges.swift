extension ListDifference.OutlineChange: Encodable where Item: Encodable, Item.ID: Encodable {
  /// Encodes the change; `element` is the item.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ChangeKey.self)
    switch self {
    case .remove(let item, let isExpanded, let place):
      try container.encode(item, .remove, .from, place)
      if isExpanded { try container.encode(true, forKey: .isExpanded) }
    case .insert(let item, let isExpanded, let place):
      try container.encode(item, .insert, .to, place)
      if isExpanded { try container.encode(true, forKey: .isExpanded) }
    case .move(let item, let from, let to):
      try container.encode(item, movedFrom: from, to: to)
    case .update(let item, let old, let reason):
      try container.encode(item, .update, .reason, reason)
      try container.encode(old, forKey: .replacing)
    case .expand(let item):
      try container.encode(ChangeKind.expand, forKey: .change)
      try container.encode(item, forKey: .element)
    case .collapse(let item):
      try container.encode(ChangeKind.collapse, forKey: .change)
      try container.encode(item, forKey: .element)
    }
  }
}

extension ListDifference.OutlineChange: Decodable where Item: Decodable, Item.ID: Decodable {
  /// Decodes a change. Whether it is one of a list is found out when the difference is applied.
  ///
  /// - Throws: `DecodingError` for another form than that of encoding.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ChangeKey.self)
    let item = try container.decode(Item.self, forKey: .element)
    let isExpanded = try container.decodeIfPresent(Bool.self, forKey: .isExpanded) ?? false
    func place(_ key: ChangeKey) throws -> ListOutlinePlace<Item.ID> {
      try container.decode(ListOutlinePlace<Item.ID>.self, forKey: key)
    }
    let kind = try container.decode(ChangeKind.self, forKey: .change)
    switch kind {
    case .remove: self = .remove(item, isExpanded: isExpanded, from: try place(.from))
    case .insert: self = .insert(item, isExpanded: isExpanded, at: try place(.to))
    case .move: self = .move(item, from: try place(.from), to: try place(.to))
    case .update:
      self = .update(
        item, replacing: try container.decode(Item.self, forKey: .replacing),
        reason: try container.decode(ListUpdateReason.self, forKey: .reason))
    case .expand: self = .expand(item)
    case .collapse: self = .collapse(item)
    case .hide, .show: throw impossibleChange(kind, in: container)
    }
  }
}
