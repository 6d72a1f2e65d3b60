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
  var html: [UInt8]

  /// Creates an empty fragment.
  public init() { html = [] }

  /// Creates a fragment of text.
  ///
  /// Code points that documents may not hold become U+FFFD, CR LF and CR become LF.
  ///
  /// - Complexity: O(*n*).
  public init(_ text: String) {
    html = []
    HTMLEscaping.append(text, to: &html)
  }

  /// Creates a fragment of HTML that is taken as it is.
  ///
  /// - Parameter html: Well-formed HTML. It must not hold data that was not escaped.
  public init(unsafe html: String) { self.html = Array(html.utf8) }

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
    self.init()
    open(element, attributes)
    // A parser drops a line feed right behind the tag.
    if element == .pre { html.append(UInt8(ascii: "\n")) }
    append(try content())
    close(element)
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
    self.init()
    html += "<img".utf8
    append([.init(name: "src", value: source), .init(name: "alt", value: alternativeText)])
    append(attributes)
    html.append(UInt8(ascii: ">"))
  }

  /// A line break.
  public static let lineBreak = HTMLFragment(unsafe: "<br>")
}

extension HTMLFragment {
  /// Appends a fragment.
  public mutating func append(_ other: HTMLFragment) { html += other.html }

  /// Joins two fragments.
  public static func + (lhs: HTMLFragment, rhs: HTMLFragment) -> HTMLFragment {
    var joined = lhs
    joined.append(rhs)
    return joined
  }

  mutating func open(_ element: HTMLElement, _ attributes: [HTMLAttribute] = []) {
    html.append(UInt8(ascii: "<"))
    html += element.rawValue.utf8
    append(attributes)
    html.append(UInt8(ascii: ">"))
  }

  mutating func close(_ element: HTMLElement) {
    html += "</".utf8
    html += element.rawValue.utf8
    html.append(UInt8(ascii: ">"))
  }

  private mutating func append(_ attributes: [HTMLAttribute]) {
    for attribute in attributes {
      guard let value = attribute.value else { continue }
      html.append(UInt8(ascii: " "))
      html += attribute.name.utf8
      html += "=\"".utf8
      HTMLEscaping.append(value, to: &html)
      html.append(UInt8(ascii: "\""))
    }
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
