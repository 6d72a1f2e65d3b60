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
