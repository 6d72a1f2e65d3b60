/// A piece of HTML that is safe by construction.
///
///     HTMLFragment {
///       HTMLFragment(.strong) { contact.name }
///       HTMLFragment(.a, .href("mailto:\(contact.email)")) { contact.email }
///     }
///
/// Text and attribute values escape themselves, the names of elements and attributes are fixed,
/// and URLs pass an allow-list; so data can never become markup. The only raw way in is spelled
/// ``init(unsafe:)``.
public struct HTMLFragment: Hashable, Sendable {
  /// Well-formed HTML as UTF-8.
  @usableFromInline var html: [UInt8]

  /// Creates an empty fragment.
  public init() { self.init(html: []) }

  /// Creates a fragment of text.
  ///
  /// Code points that documents may not hold become U+FFFD, CR LF and CR become LF.
  ///
  /// - Complexity: O(*n*).
  public init(_ text: String) {
    var html: [UInt8] = []
    html.write(text: text)
    self.init(html: html)
  }

  /// Creates a fragment of HTML that is taken as it is.
  ///
  /// - Parameter html: Well-formed HTML. It must not hold data that was not escaped.
  public init(unsafe html: String) { self.init(html: Array(html.utf8)) }

  /// Creates a fragment of well-formed HTML as UTF-8.
  @usableFromInline
  init(html: [UInt8]) { self.html = html }

  /// Joins fragments, strings and cell contents.
  ///
  /// - Throws: What the body throws.
  public init(@HTMLFragmentBuilder _ content: () throws -> HTMLFragment) rethrows {
    self = try content()
  }

  /// Creates an element.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - attributes: The attributes, each at most once.
  ///   - content: What stands in the element.
  /// - Throws: What the body throws.
  public init(
    _ element: HTMLElement,
    _ attributes: HTMLAttribute...,
    @HTMLFragmentBuilder content: () throws -> HTMLFragment
  ) rethrows {
    var html: [UInt8] = []
    html.open(element, attributes)
    // A parser drops a line feed right behind the tag.
    if element == .pre { html.write("\n") }
    html.write(fragment: try content())
    html.close(element)
    self.init(html: html)
  }

  /// Creates a picture; where its URL is not allowed, the text that stands in for it.
  ///
  /// - Parameters:
  ///   - source: The URL of the picture.
  ///   - alternativeText: What the picture shows, in words; empty where it only decorates.
  ///   - attributes: Further attributes.
  public init(image source: String, alternativeText: String, _ attributes: HTMLAttribute...) {
    guard HTMLURL.isAllowed(source) else {
      self = alternativeText.isEmpty ? HTMLFragment() : alternativeText.htmlFragment
      return
    }
    var html: [UInt8] = []
    html.write("<img")
    html.write(attributes: [
      .init(name: "src", value: source), .init(name: "alt", value: alternativeText),
    ])
    html.write(attributes: attributes)
    html.write(">")
    self.init(html: html)
  }

  /// A line break.
  public static let lineBreak = HTMLFragment(unsafe: "<br>")
}

extension HTMLFragment {
  /// Appends a fragment.
  public mutating func append(_ other: HTMLFragment) {
    guard !html.isEmpty else {
      self = other
      return
    }
    html += other.html
  }

  /// Joins two fragments.
  public static func + (lhs: HTMLFragment, rhs: HTMLFragment) -> HTMLFragment {
    var joined = lhs
    joined.append(rhs)
    return joined
  }
}

extension HTMLFragment: CustomStringConvertible {
  /// The HTML.
  public var description: String { String(decoding: html, as: UTF8.self) }
}

extension HTMLFragment: ExpressibleByStringInterpolation {
  /// Creates a fragment of text.
  public init(stringLiteral text: String) { self.init(text) }
}

extension [UInt8] {
  /// Lets a body append to what is there as to a fragment, without a copy.
  @inlinable
  mutating func appendFragment(_ body: (inout HTMLFragment) throws -> Void) rethrows {
    var fragment = HTMLFragment(html: [])
    swap(&self, &fragment.html)
    defer { swap(&self, &fragment.html) }
    try body(&fragment)
  }
}

extension HTMLSink {
  mutating func open(_ element: HTMLElement, _ attributes: [HTMLAttribute] = []) {
    write("<")
    write(element.rawValue)
    write(attributes: attributes)
    write(">")
  }

  mutating func close(_ element: HTMLElement) {
    write("</")
    write(element.rawValue)
    write(">")
  }

  fileprivate mutating func write(attributes: [HTMLAttribute]) {
    for attribute in attributes {
      guard let value = attribute.value else { continue }
      write(" ")
      write(attribute.name)
      write("=\"")
      write(text: value)
      write("\"")
    }
  }
}
