import ListBuilderText

/// Reads texts as scalars in hexadecimal, one text a line, and writes the width of each.
///
/// The widths are checked by `check_width.py`, which needs those of any text that it makes up.
@main struct DisplayWidths {
  static func main() {
    let widths = DisplayWidth(
      ambiguousIsWide: CommandLine.arguments.contains("--ambiguous-is-wide"))
    while let line = readLine() {
      let scalars = line.split(separator: " ").compactMap {
        UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
      }
      print(widths.width(of: scalars))
    }
  }
}
