public import ListBuilder

extension CellContent: HTMLFragmentConvertible {
  /// The picture, the main text as a link where there is one, the secondary text and the detail.
  public var htmlFragment: HTMLFragment { HTMLFragment(appending: self) }

  public func append(to fragment: inout HTMLFragment) {
    fragment.html.appendPieces { write(into: &$0) }
  }

  func write(into html: inout some HTMLSink) {
    if let image {
      html.write(
        fragment: HTMLFragment(
          image: image.source, alternativeText: image.alternativeText, .class("cell-image")))
    }
    if let link, !link.isEmpty {
      writeLink(link, into: &html)
    } else {
      writeMainText(into: &html)
    }
    if let secondaryText, !secondaryText.isEmpty {
      html.write("<span class=\"cell-secondary\"><bdi>")
      write(.secondaryText, secondaryText, into: &html)
      html.write("</bdi></span>")
    }
    if let detail, !detail.isEmpty {
      html.write("<span class=\"cell-detail\"><bdi>")
      write(.detail, detail, into: &html)
      html.write("</bdi></span>")
    }
  }

  private func writeLink(_ link: String, into html: inout some HTMLSink) {
    if HTMLURL.isAllowed(link) {
      html.write("<a href=\"")
      html.write(text: link)
      html.write("\" class=\"cell-link\">")
    } else {
      html.write("<a class=\"cell-link\">")
    }
    writeMainText(into: &html)
    html.write("</a>")
  }

  private func writeMainText(into html: inout some HTMLSink) {
    if role == .standard {
      html.write("<span class=\"cell-text\"><bdi>")
      write(.text, text, into: &html)
      html.write("</bdi></span>")
    } else {
      html.write("<\(role.element) class=\"cell-text\(role.class.map { " \($0)" } ?? "")\"><bdi>")
      write(.text, text, into: &html)
      html.write("</bdi></\(role.element)>")
    }
  }

  /// Writes a text with its highlights.
  private func write(_ field: Field, _ text: String, into html: inout some HTMLSink) {
    guard !highlights.isEmpty else { return html.write(text: text) }
    for piece in pieces(of: field) {
      guard let role = piece.role else {
        html.write(text: String(piece.text))
        continue
      }
      html.write("<\(role.element)\(role.class.map { " class=\"\($0)\"" } ?? "")>")
      html.write(text: String(piece.text))
      html.write("</\(role.element)>")
    }
  }
}

extension CellContent.Role {
  fileprivate var element: String {
    switch self {
    case .standard, .muted, .destructive: "span"
    case .emphasized: "strong"
    case .match: "mark"
    }
  }

  /// What tells the role to the stylesheet where the element does not.
  fileprivate var `class`: String? {
    switch self {
    case .standard, .emphasized, .match: nil
    case .muted: "muted"
    case .destructive: "destructive"
    }
  }
}
