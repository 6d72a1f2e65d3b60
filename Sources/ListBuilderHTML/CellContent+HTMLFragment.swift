public import ListBuilder

extension CellContent: HTMLFragmentConvertible {
  /// The picture, the main text as a link where there is one, the secondary text and the detail.
  public var htmlFragment: HTMLFragment {
    // Written in one go, for a list has a content an item.
    var fragment = HTMLFragment()
    fragment.html.reserveCapacity(256)
    if let image {
      fragment.append(
        HTMLFragment(
          image: image.source, alternativeText: image.alternativeText, .class("cell-image")))
    }
    writeMainText(into: &fragment.html)
    if let secondaryText, !secondaryText.isEmpty {
      fragment.html.write("<span class=\"cell-secondary\">")
      write(.secondaryText, secondaryText, into: &fragment.html)
      fragment.html.write("</span>")
    }
    if let detail, !detail.isEmpty {
      fragment.html.write("<span class=\"cell-detail\">")
      write(.detail, detail, into: &fragment.html)
      fragment.html.write("</span>")
    }
    return fragment
  }

  private func writeMainText(into html: inout [UInt8]) {
    var isLink = false
    if let link, !link.isEmpty {
      isLink = true
      html.write("<a")
      if HTMLURL.isAllowed(link) {
        html.write(" href=\"")
        HTMLEscaping.append(link, to: &html)
        html.write("\"")
      }
      html.write(" class=\"cell-link\">")
    }
    if role == .standard {
      html.write("<span class=\"cell-text\">")
      write(.text, text, into: &html)
      html.write("</span>")
    } else {
      html.write("<\(role.element) class=\"cell-text\(role.class.map { " \($0)" } ?? "")\">")
      write(.text, text, into: &html)
      html.write("</\(role.element)>")
    }
    if isLink { html.write("</a>") }
  }

  /// Writes a text with its highlights, in a `bdi` element.
  private func write(_ field: Field, _ text: String, into html: inout [UInt8]) {
    html.write("<bdi>")
    if highlights.isEmpty {
      HTMLEscaping.append(text, to: &html)
    } else {
      for piece in pieces(of: field) {
        guard let role = piece.role else {
          HTMLEscaping.append(String(piece.text), to: &html)
          continue
        }
        html.write("<\(role.element)\(role.class.map { " class=\"\($0)\"" } ?? "")>")
        HTMLEscaping.append(String(piece.text), to: &html)
        html.write("</\(role.element)>")
      }
    }
    html.write("</bdi>")
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
