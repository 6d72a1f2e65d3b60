extension CellContent {
  /// A part of a text that is meant in another way than the rest of it.
  public struct Highlight: Hashable, Sendable {
    /// The text that it is a part of.
    public var field: Field

    /// The part, as offsets in the UTF-8 of the text. A presenter shows whole characters, those
    /// that the part touches, and leaves out what is outside of the text.
    public var range: Range<Int>

    /// How the part is meant.
    public var role: Role

    /// Creates a highlight.
    ///
    /// - Parameters:
    ///   - range: The part, as offsets in the UTF-8 of the text.
    ///   - field: The text that it is a part of.
    ///   - role: How the part is meant.
    public init(_ range: Range<Int>, of field: Field = .text, as role: Role = .match) {
      self.field = field
      self.range = range
      self.role = role
    }
  }

  /// A text of a content.
  public enum Field: Hashable, Sendable, CaseIterable {
    /// The main text.
    case text
    /// The secondary text.
    case secondaryText
    /// The detail.
    case detail
  }

  /// Returns the content with parts of its texts highlighted, beside those that are already.
  ///
  ///     content.highlighting { $0.ranges(of: query) }
  ///
  /// Where two highlights overlap, the one that begins first shows there.
  ///
  /// - Parameters:
  ///   - role: How the parts are meant.
  ///   - ranges: Finds the parts of a text. It is asked for the main text, then for the secondary
  ///     text and the detail if they are there.
  public func highlighting(
    as role: Role = .match, _ ranges: (String) throws -> some Sequence<Range<String.Index>>
  ) rethrows -> CellContent {
    var content = self
    for field in Field.allCases {
      guard let text = self[field] else { continue }
      for range in try ranges(text) {
        content.highlights.append(Highlight(text.offsets(of: range), of: field, as: role))
      }
    }
    return content
  }

  /// A text of the content, or `nil` if it has none there.
  public subscript(field: Field) -> String? {
    switch field {
    case .text: text
    case .secondaryText: secondaryText
    case .detail: detail
    }
  }

  /// Returns a text of the content in pieces, each with how it is meant; `nil` for what is not
  /// highlighted. Together, they are the text. None is empty, and none ends inside a character.
  ///
  /// This is what a presenter writes of a text with highlights.
  ///
  /// - Complexity: O(*n* + *h* log *h*) for a text of *n* code units with *h* highlights.
  public func pieces(of field: Field) -> [(text: Substring, role: Role?)] {
    guard let text = self[field], !text.isEmpty else { return [] }
    let parts =
      highlights
      .filter { $0.field == field && !$0.range.isEmpty }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    var pieces: [(text: Substring, role: Role?)] = []
    var position = text.startIndex
    var characters = CharacterStarts(of: text)
    for part in parts {
      // What is inside of a character that is highlighted already needs no look at it.
      guard part.range.upperBound > characters.offset else { continue }
      let start = characters.advance(toOneWith: part.range.lowerBound)
      guard start < text.endIndex else { break }
      if position < start { pieces.append((text[position..<start], nil)) }
      position = characters.advance(past: part.range.upperBound)
      pieces.append((text[start..<position], part.role))
    }
    if position < text.endIndex { pieces.append((text[position...], nil)) }
    return pieces
  }
}

extension String {
  fileprivate func offsets(of range: Range<Index>) -> Range<Int> {
    // Indices of another text may lie outside of this one.
    let bounds = (startIndex, endIndex)
    func offset(_ index: Index) -> Int {
      utf8.distance(from: startIndex, to: Swift.min(Swift.max(index, bounds.0), bounds.1))
    }
    return offset(range.lowerBound)..<offset(range.upperBound)
  }
}

/// The places where the characters of a text begin, one after another: to go on from one to the
/// next needs no look at what stands before, as finding the one around an offset would.
private struct CharacterStarts {
  private let text: String
  private var index: String.Index

  /// The place as an offset in UTF-8.
  private(set) var offset = 0

  init(of text: String) {
    self.text = text
    index = text.startIndex
  }

  /// Goes on to the character that an offset is inside of, and returns where it begins.
  mutating func advance(toOneWith target: Int) -> String.Index {
    while index < text.endIndex {
      let next = text.index(after: index)
      let length = text.utf8.distance(from: index, to: next)
      guard offset + length <= target else { break }
      (index, offset) = (next, offset + length)
    }
    return index
  }

  /// Goes on to the first character that begins at an offset or behind it.
  mutating func advance(past target: Int) -> String.Index {
    while index < text.endIndex, offset < target {
      let next = text.index(after: index)
      offset += text.utf8.distance(from: index, to: next)
      index = next
    }
    return index
  }
}
