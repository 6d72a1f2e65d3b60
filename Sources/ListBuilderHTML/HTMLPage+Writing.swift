extension HTMLPage {
  /// Returns what stands around the list.
  ///
  /// - Parameter links: Where the links of the section index lead.
  func frame(_ links: HTMLIndexLinks?) -> HTMLFrame {
    HTMLFrame(head: head(links), tail: tail, hasIndex: links != nil, title: title)
  }

  private func head(_ links: HTMLIndexLinks?) -> [UInt8] {
    var html: [UInt8] = []
    html.write("<!DOCTYPE html>\n<html lang=\"")
    html.write(text: language)
    html.write("\" dir=\"\(direction.rawValue)\">\n<head>\n<meta charset=\"utf-8\">\n")
    html.write("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>")
    html.write(text: title)
    // The icon keeps browsers from asking the server for one.
    html.write("</title>\n<link rel=\"icon\" href=\"data:,\">\n")
    writeElement("style", "", stylesheet.css, into: &html)
    html.write(fragment: headEnd)
    html.write("</head>\n<body>\n<main>\n<h1>")
    html.write(isolated: title)
    html.write("</h1>\n")
    if let search { html.write(fragment: search.field) }
    if let links, let sectionIndexLabel {
      html.write(fragment: links.fragment(label: sectionIndexLabel))
    }
    return html
  }

  private var tail: [UInt8] {
    var html: [UInt8] = []
    if let search { html.write(fragment: search.emptyState) }
    html.write("</main>\n")
    if search != nil {
      // A module has names of its own.
      writeElement("script", " type=\"module\"", Self.script, into: &html)
    }
    html.write(fragment: bodyEnd)
    html.write("</body>\n</html>\n")
    return html
  }

  /// Writes an element whose text is read as it stands.
  private func writeElement(
    _ name: String, _ attributes: String, _ text: [UInt8], into html: inout [UInt8]
  ) {
    guard !text.isEmpty else { return }
    html.write("<\(name)\(attributes)")
    if let nonce {
      html.write(" nonce=\"")
      html.write(text: nonce)
      html.write("\"")
    }
    html.write(">\n")
    html += text
    html.write("</\(name)>\n")
  }
}
