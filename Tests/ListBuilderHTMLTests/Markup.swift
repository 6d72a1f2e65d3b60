/// A strict reader of HTML for the tests, independent of what writes it.
///
/// It reads what the presenters may write and refuses everything else: an unquoted attribute, a
/// repeated attribute, an unknown character reference, an end tag out of turn, a forbidden code
/// point.
struct Markup: Equatable {
  enum Node: Equatable {
    case text(String)
    case element(Element)
  }

  struct Element: Equatable {
    var name: String
    var attributes: [Attribute]
    var children: [Node] = []
  }

  struct Attribute: Equatable {
    var name: String
    var value: String
  }

  struct Problem: Error {
    var message: String
    var rest: String
  }

  private(set) var nodes: [Node] = []

  /// Reads a fragment or a page.
  init(_ html: String) throws {
    var reader = Reader(rest: Array(html.unicodeScalars)[...])
    if reader.skip("<!DOCTYPE html>") {}
    nodes = try reader.nodes(until: nil)
  }
}

extension Markup {
  /// All elements, outer ones first.
  var elements: [Element] { Self.elements(of: nodes) }

  /// All pieces of text.
  var texts: [String] { Self.texts(of: nodes) }

  /// The names of elements and attributes without texts and values: `p(class)[b[] i[]]`.
  var shape: String { Self.shape(of: nodes) }

  /// The values of all attributes with a name.
  func values(of name: String) -> [String] {
    elements.flatMap(\.attributes).filter { $0.name == name }.map(\.value)
  }

  private static func elements(of nodes: [Node]) -> [Element] {
    nodes.flatMap { node -> [Element] in
      guard case .element(let element) = node else { return [] }
      return [element] + elements(of: element.children)
    }
  }

  private static func texts(of nodes: [Node]) -> [String] {
    nodes.flatMap { node in
      switch node {
      case .text(let text): [text]
      case .element(let element): texts(of: element.children)
      }
    }
  }

  private static func shape(of nodes: [Node]) -> String {
    nodes.compactMap { node -> String? in
      guard case .element(let element) = node else { return nil }
      let names = element.attributes.map(\.name).joined(separator: " ")
      return "\(element.name)(\(names))[\(shape(of: element.children))]"
    }
    .joined(separator: " ")
  }
}

extension Markup {
  private struct Reader {
    var rest: ArraySlice<Unicode.Scalar>

    private static let voidElements = ["br", "img", "input", "link", "meta"]
    private static let attributesWithoutValue = ["hidden", "open"]
    private static let references: KeyValuePairs<String, Unicode.Scalar> = [
      "amp;": "&", "lt;": "<", "gt;": ">", "quot;": "\"", "#39;": "'",
    ]

    mutating func nodes(until name: String?) throws -> [Node] {
      var nodes: [Node] = []
      var text = String.UnicodeScalarView()
      func flush() {
        if !text.isEmpty { nodes.append(.text(String(text))) }
        text = String.UnicodeScalarView()
      }
      while let scalar = rest.first {
        if skip("</") {
          flush()
          guard let name, skip("\(name)>") else { throw problem("end tag out of turn") }
          return nodes
        }
        if scalar == "<" {
          flush()
          nodes.append(.element(try element()))
        } else {
          text.append(try character(endingAt: "<"))
        }
      }
      guard name == nil else { throw problem("no end of \(name ?? "")") }
      flush()
      return nodes
    }

    mutating func element() throws -> Element {
      _ = skip("<")
      let name = try self.name()
      var element = Element(name: name, attributes: [])
      while skip(" ") {
        let attribute = try self.attribute()
        if element.attributes.contains(where: { $0.name == attribute.name }) {
          throw problem("\(attribute.name) stands twice")
        }
        element.attributes.append(attribute)
      }
      guard skip(">") else { throw problem("no end of the tag \(name)") }
      if Self.voidElements.contains(name) { return element }
      if name == "style" || name == "script" {
        element.children = [.text(try rawText(of: name))]
        return element
      }
      // A line feed at the beginning of preformatted text does not count.
      if name == "pre" { _ = skip("\n") }
      element.children = try nodes(until: name)
      return element
    }

    /// Reads text in which no reference counts, up to the end tag, which any case would be.
    mutating func rawText(of name: String) throws -> String {
      var text = String.UnicodeScalarView()
      while true {
        if rest.first == "<" {
          if skip("</\(name)>") { return String(text) }
          let next = String(String.UnicodeScalarView(rest.prefix(name.utf8.count + 2))).lowercased()
          if next == "</\(name)" { throw problem("an end tag in other letters") }
          if name == "script", next.hasPrefix("<!--") || next.hasPrefix("<script") {
            throw problem("what changes how a script is read")
          }
        }
        text.append(try character(endingAt: nil))
      }
    }

    mutating func attribute() throws -> Attribute {
      let name = try self.name()
      if Self.attributesWithoutValue.contains(name) { return Attribute(name: name, value: "") }
      guard skip("=\"") else { throw problem("\(name) has no quoted value") }
      var value = String.UnicodeScalarView()
      while !skip("\"") { value.append(try character(endingAt: "\"")) }
      return Attribute(name: name, value: String(value))
    }

    mutating func name() throws -> String {
      var name = ""
      while let scalar = rest.first, "a"..."z" ~= scalar || "0"..."9" ~= scalar || scalar == "-" {
        name.unicodeScalars.append(scalar)
        rest.removeFirst()
      }
      guard let first = name.first, first.isLetter else { throw problem("no name") }
      return name
    }

    /// Reads a code point or, if references count, a character reference.
    mutating func character(endingAt end: Unicode.Scalar?) throws -> Unicode.Scalar {
      guard let scalar = rest.popFirst(), scalar != end else { throw problem("no character") }
      if scalar.isForbiddenInDocuments || scalar == "\r" {
        throw problem("the code point \(scalar.escaped(asASCII: true))")
      }
      guard scalar == "&", end != nil else { return scalar }
      for (spelling, meaning) in Self.references where skip(spelling) { return meaning }
      throw problem("an unknown reference")
    }

    mutating func skip(_ prefix: String) -> Bool {
      guard rest.starts(with: prefix.unicodeScalars) else { return false }
      rest = rest.dropFirst(prefix.unicodeScalars.count)
      return true
    }

    func problem(_ message: String) -> Problem {
      Problem(message: message, rest: String(String.UnicodeScalarView(rest.prefix(40))))
    }
  }
}

extension Unicode.Scalar {
  /// Whether documents may not hold the code point, by the Unicode character database.
  var isForbiddenInDocuments: Bool {
    switch properties.generalCategory {
    case .control: self != "\t" && self != "\n" && self != "\r"
    case .unassigned: properties.isNoncharacterCodePoint
    default: false
    }
  }
}

extension String {
  /// What a reader of a document sees of the text: U+FFFD for what documents may not hold, and
  /// line feeds alone.
  var asRead: String {
    var read = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      defer { previous = scalar }
      if scalar == "\n", previous == "\r" { continue }
      read.append(
        scalar == "\r" ? "\n" : scalar.isForbiddenInDocuments ? "\u{FFFD}" : scalar)
    }
    return String(read)
  }

  /// The text as HTML, replaced character by character.
  var slowlyEscaped: String {
    asRead.unicodeScalars.reduce(into: "") { html, scalar in
      switch scalar {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      case "'": html += "&#39;"
      default: html.unicodeScalars.append(scalar)
      }
    }
  }

  /// The code units, for comparisons that tell canonically equivalent texts apart.
  var units: [UInt8] { Array(utf8) }
}
