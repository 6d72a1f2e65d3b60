import ListBuilder
import ListBuilderText

extension Floors {
  static let loop = "loop"

  /// The widths of all scalars, in two stages, as a program would have them that makes one table.
  struct ScalarWidths {
    private var blocks: [UInt8] = []
    private var numbers: [UInt8] = []

    init() {
      var known: [[UInt8]: UInt8] = [:]
      for start in stride(from: 0, through: 0x1FFFF, by: 256) {
        let block = (start..<start + 256).map { value in
          Unicode.Scalar(UInt32(value)).map { UInt8(DisplayWidth().width(of: [$0])) } ?? 0
        }
        let number = known[block] ?? UInt8(known.count)
        if known[block] == nil {
          known[block] = number
          blocks += block
        }
        numbers.append(number)
      }
    }

    subscript(scalar: Unicode.Scalar) -> Int {
      let value = Int(scalar.value)
      guard value < 0x20000 else { return 2 }
      return Int(blocks[Int(numbers[value >> 8]) << 8 + value & 0xFF])
    }

    func width(of text: String) -> Int {
      var width = 0
      for scalar in text.unicodeScalars { width += self[scalar] }
      return width
    }
  }

  /// Writes contacts as a table with borders: what presenting one needs at least.
  ///
  /// - Parameter widths: The widths of the three columns; `nil` to find them out first.
  static func table(
    _ sections: [ListSection<String, Contact>], _ scalars: ScalarWidths, columns: [Int]? = nil,
    reserving capacity: Int
  ) -> [UInt8] {
    let widths = columns ?? columnWidths(sections, scalars)
    var output: [UInt8] = []
    output.reserveCapacity(capacity)
    func line(_ left: String, _ junction: String, _ right: String) {
      output += left.utf8
      for (index, width) in widths.enumerated() {
        if index > 0 { output += junction.utf8 }
        for _ in 0..<width + 2 { output += "─".utf8 }
      }
      output += "\(right)\n".utf8
    }
    func cell(_ text: String, _ width: Int) {
      output += text.utf8
      for _ in 0..<max(width - scalars.width(of: text), 0) { output.append(0x20) }
    }
    func row(_ texts: (String, String, String)) {
      output += "│ ".utf8
      cell(texts.0, widths[0])
      output += " │ ".utf8
      cell(texts.1, widths[1])
      output += " │ ".utf8
      cell(texts.2, widths[2])
      output += " │\n".utf8
    }
    line("╭", "┬", "╮")
    row(("Name", "Mail", "Phone"))
    for section in sections {
      line("├", "┴", "┤")
      output += "│ ".utf8
      cell(section.section, widths[0] + widths[1] + widths[2] + 6)
      output += " │\n".utf8
      line("├", "┬", "┤")
      for contact in section.items { row((contact.name, contact.mail, contact.phone)) }
    }
    line("╰", "┴", "╯")
    return output
  }

  private static func columnWidths(
    _ sections: [ListSection<String, Contact>], _ scalars: ScalarWidths
  ) -> [Int] {
    var widths = [4, 4, 5]
    for section in sections {
      for contact in section.items {
        widths[0] = max(widths[0], scalars.width(of: contact.name))
        widths[1] = max(widths[1], scalars.width(of: contact.mail))
        widths[2] = max(widths[2], scalars.width(of: contact.phone))
      }
    }
    return widths
  }
}
