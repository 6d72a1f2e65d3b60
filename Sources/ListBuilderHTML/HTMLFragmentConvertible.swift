public import ListBuilder

/// What can stand in HTML: a fragment, a string, or a cell content.
public protocol HTMLFragmentConvertible {
  /// The fragment.
  var htmlFragment: HTMLFragment { get }

  /// Appends the fragment to another one. By default, by making it.
  ///
  /// A presenter asks for this to write a cell. What is there already may be all of the page before
  /// it, so append what ``htmlFragment`` is, whatever that may be, and change nothing else.
  func append(to fragment: inout HTMLFragment)
}

extension HTMLFragmentConvertible {
  public func append(to fragment: inout HTMLFragment) { fragment.append(htmlFragment) }
}

extension HTMLFragment: HTMLFragmentConvertible {
  @inlinable
  public var htmlFragment: HTMLFragment { self }

  /// Creates a fragment of a value that says how it is appended.
  init(appending content: some HTMLFragmentConvertible) {
    self.init()
    content.append(to: &self)
  }
}

extension String: HTMLFragmentConvertible {
  /// The text in a `bdi` element, so that its direction does not disturb what stands around it.
  /// For text without the element, write `HTMLFragment(text)`.
  public var htmlFragment: HTMLFragment { HTMLFragment(appending: self) }

  public func append(to fragment: inout HTMLFragment) { fragment.html.write(isolated: self) }
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
