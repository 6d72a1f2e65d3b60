import ListBuilder

/// What a cell shows, as harmless text.
struct CellLines {
  /// The main text, with everything beside it on its first line.
  private var main: [String]

  /// The secondary text.
  private var secondary: [String] = []

  init(_ content: CellContent) {
    main = HarmlessText.lines(of: content.text)
    var aside = ""
    if let image = content.image?.alternativeText, !image.isEmpty { aside += " [\(image)]" }
    if let detail = content.detail, !detail.isEmpty { aside += "  \(detail)" }
    if let link = content.linkNotShown { aside += " <\(link)>" }
    if main[0].isEmpty { aside = String(aside.drop { $0 == " " }) }
    if !aside.isEmpty { main[0] += HarmlessText.lines(of: aside).joined(separator: " ") }
    if let text = content.secondaryText, !text.isEmpty {
      secondary = HarmlessText.lines(of: text)
    }
  }

  /// The lines, at least one: the secondary text is indented below the main one.
  var lines: [String] { main + secondary.map { $0.isEmpty ? "" : "  \($0)" } }

  /// All lines as one, two spaces between them. It neither begins nor ends with white space, so
  /// that the indentation around it cannot be forged.
  var line: String {
    (main + secondary).map(\.trimmed).filter { !$0.isEmpty }.joined(separator: "  ")
  }
}

extension CellContent {
  /// The link, unless a reader sees it anyway: an address says what its `mailto:` URL says, and a
  /// number what its `tel:` URL says, however it is spaced.
  fileprivate var linkNotShown: String? {
    guard let link, !link.isEmpty else { return nil }
    let shown = [text, secondaryText ?? "", detail ?? ""]
    if link.hasPrefix("tel:") {
      let number = link.dialled
      return !number.isEmpty && shown.contains { $0.dialled == number } ? nil : link
    }
    let address = link.hasPrefix("mailto:") ? link.dropFirst("mailto:".count) : link[...]
    return shown.contains { $0 == address } ? nil : link
  }
}

extension String {
  /// What of the text a telephone dials.
  fileprivate var dialled: String { filter("+0123456789*#".contains) }

  /// The text without the white space around it.
  fileprivate var trimmed: String {
    let scalars = unicodeScalars.drop { $0.properties.isWhitespace }
    guard let last = scalars.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
    return String(scalars[...last])
  }
}
