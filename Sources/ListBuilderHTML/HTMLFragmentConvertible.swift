public import ListBuilder

/// What can stand in HTML: a fragment, a string, or a cell content.
public protocol HTMLFragmentConvertible {
  /// The fragment.
  var htmlFragment: HTMLFragment { get }
}

extension HTMLFragment: HTMLFragmentConvertible {
  public var htmlFragment: HTMLFragment { self }
}

extension String: HTMLFragmentConvertible {
  /// The text in a `bdi` element, so that its direction does not disturb what stands around it.
  /// For text without the element, write `HTMLFragment(text)`.
  public var htmlFragment: HTMLFragment {
    var fragment = HTMLFragment()
    fragment.open(.bdi)
    HTMLEscaping.append(self, to: &fragment.html)
    fragment.close(.bdi)
    return fragment
  }
}

extension HTMLFragment: ExpressibleByPlainText {
  /// Creates a fragment of the text in a `bdi` element, so that its direction does not disturb
  /// what stands around it.
  public init(plainText: String) { self = plainText.htmlFragment }
}

extension Substring: HTMLFragmentConvertible {
  /// The text in a `bdi` element, so that its direction does not disturb what stands around it.
  public var htmlFragment: HTMLFragment { String(self).htmlFragment }
}

extension CellContent: HTMLFragmentConvertible {
  /// The picture, the main text as a link where there is one, the secondary text and the detail.
  public var htmlFragment: HTMLFragment {
    HTMLFragment {
      if let image {
        HTMLFragment(
          image: image.source, alternativeText: image.alternativeText, .class("cell-image"))
      }
      mainText
      if let secondaryText, !secondaryText.isEmpty {
        HTMLFragment(.span, .class("cell-secondary")) { text(of: .secondaryText) }
      }
      if let detail, !detail.isEmpty {
        HTMLFragment(.span, .class("cell-detail")) { text(of: .detail) }
      }
    }
  }

  private var mainText: HTMLFragment {
    let classes = ["cell-text", role.class].compactMap { $0 }.joined(separator: " ")
    let label = HTMLFragment(role.element, .class(classes)) { text(of: .text) }
    guard let link, !link.isEmpty else { return label }
    return HTMLFragment(.a, .href(link), .class("cell-link")) { label }
  }

  /// A text with its highlights, in a `bdi` element.
  private func text(of field: Field) -> HTMLFragment {
    HTMLFragment(.bdi) {
      for piece in pieces(of: field) {
        switch (piece.role, piece.role?.class) {
        case (let role?, let name?):
          HTMLFragment(role.element, .class(name)) { HTMLFragment(String(piece.text)) }
        case (let role?, nil): HTMLFragment(role.element) { HTMLFragment(String(piece.text)) }
        case (nil, _): HTMLFragment(String(piece.text))
        }
      }
    }
  }
}

extension CellContent.Role {
  fileprivate var element: HTMLElement {
    switch self {
    case .standard, .muted, .destructive: .span
    case .emphasized: .strong
    case .match: .mark
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
