extension Markup {
  /// A place where markup holds data: the value of an attribute, or a text.
  struct Datum: Equatable {
    /// The name of the attribute, or the tag of the element around the text.
    var name: String
    var value: String
  }

  /// All values of attributes and all texts, in the order of the document. What stands in a `bdi`
  /// element is one text, whatever is highlighted there.
  var data: [Datum] { Self.data(of: nodes, in: "<>") }

  private static func data(of nodes: [Node], in tag: String) -> [Datum] {
    nodes.flatMap { node -> [Datum] in
      switch node {
      case .text(let text): return [Datum(name: tag, value: text)]
      case .element(let element):
        let values = element.attributes.map { Datum(name: $0.name, value: $0.value) }
        let inner = data(of: element.children, in: "<\(element.name)>")
        guard element.name == "bdi" else { return values + inner }
        let text = inner.filter(\.isText).map(\.value).joined()
        return values + inner.filter { !$0.isText } + [Datum(name: "<bdi>", value: text)]
      }
    }
  }
}

extension Markup.Datum {
  var isText: Bool { name.hasPrefix("<") }

  /// Whether the value is made of a ``HTMLElementID``.
  var isID: Bool {
    ["id", "aria-labelledby"].contains(name) || name == "href" && value.hasPrefix("#section-")
      || name == "class" && value.hasPrefix("list-section list-section-")
  }
}
