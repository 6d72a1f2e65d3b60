import ListBuilder

extension Floors {
  /// Writes contacts as sections with headings and lists: what presenting them as HTML needs at
  /// least.
  static func page(
    _ sections: [ListSection<String, Contact>], reserving capacity: Int
  ) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(capacity)
    output += "<div class=\"list\">\n".utf8
    for section in sections {
      let id = "section-\(section.section)"
      output += "<section class=\"list-section list-\(id)\" aria-labelledby=\"\(id)\">\n".utf8
      output += "<h2 id=\"\(id)\"><bdi>".utf8
      escape(section.section, into: &output)
      output += "</bdi></h2>\n<ul>\n".utf8
      for contact in section.items {
        output += "<li><a href=\"".utf8
        escape(contact.mailLink, into: &output)
        output += "\" class=\"cell-link\"><span class=\"cell-text\"><bdi>".utf8
        escape(contact.name, into: &output)
        output += "</bdi></span></a><span class=\"cell-detail\"><bdi>".utf8
        escape(contact.phone, into: &output)
        output += "</bdi></span></li>\n".utf8
      }
      output += "</ul>\n</section>\n".utf8
    }
    output += "</div>\n".utf8
    return output
  }

  /// Appends what needs no escaping in runs.
  private static func escape(_ text: String, into output: inout [UInt8]) {
    var text = text
    text.withUTF8 { units in
      var clean = 0
      for (index, unit) in units.enumerated() {
        let reference: StaticString
        switch unit {
        case UInt8(ascii: "&"): reference = "&amp;"
        case UInt8(ascii: "<"): reference = "&lt;"
        case UInt8(ascii: ">"): reference = "&gt;"
        case UInt8(ascii: "\""): reference = "&quot;"
        case UInt8(ascii: "'"): reference = "&#39;"
        default: continue
        }
        output.append(contentsOf: units[clean..<index])
        reference.withUTF8Buffer { output.append(contentsOf: $0) }
        clean = index + 1
      }
      output.append(contentsOf: units[clean...])
    }
  }
}
