public import ListBuilder

/// What can stand in HTML: a fragment, a string, or a cell content.
public protocol HTMLFragmentConvertible {
  /// The fragment.
  var htmlFragment: HTMLFragment { get }
}

extension HTMLFragment: HTMLFragmentConvertible {
  @inlinable
  public var htmlFragment: HTMLFragment { self }
}

extension String: HTMLFragmentConvertible {
  /// The text in a `bdi` element, so that its direction does not disturb what stands around it.
  /// For text without the element, write `HTMLFragment(text)`.
  public var htmlFragment: HTMLFragment {
    var html: [UInt8] = []
    html.write(isolated: self)
    return HTMLFragment(html: html)
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
