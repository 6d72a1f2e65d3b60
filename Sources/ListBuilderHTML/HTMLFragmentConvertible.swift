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
        HTMLFragment(.span, .class("cell-secondary")) { secondaryText }
      }
      if let detail, !detail.isEmpty {
        HTMLFragment(.span, .class("cell-detail")) { detail }
      }
    }
  }

  private var mainText: HTMLFragment {
    let classes =
      switch role {
      case .standard, .emphasized: "cell-text"
      case .muted: "cell-text muted"
      case .destructive: "cell-text destructive"
      }
    let element: HTMLElement = role == .emphasized ? .strong : .span
    let label = HTMLFragment(element, .class(classes)) { text }
    guard let link, !link.isEmpty else { return label }
    return HTMLFragment(.a, .href(link), .class("cell-link")) { label }
  }
}
