/// Source text that declares the same items in builders or in array literals.
struct CompiledSource {
  let functions: Int
  let items: Int

  /// A body with one section, or builder functions and a section that uses them.
  var builders: String {
    guard functions > 1 else {
      return Self.prelude + Self.list(of: lines(ofFunction: 0))
    }
    let parts = (0..<functions).map { function in
      """
      @ItemBuilder<Contact> func part\(function)() -> ListItems<Contact> {
      \(lines(ofFunction: function).joined(separator: "\n"))
      }
      """
    }
    return Self.prelude + parts.joined(separator: "\n")
      + Self.list(of: (0..<functions).map { "part\($0)()" })
  }

  /// A function with an array literal for each of the builders.
  var arrayLiterals: String {
    let parts = (0..<functions).map { function in
      """
      func part\(function)() -> [Contact] {
      [
      \(lines(ofFunction: function).joined(separator: ",\n"))
      ]
      }
      """
    }
    return Self.prelude + parts.joined(separator: "\n")
  }

  private func lines(ofFunction function: Int) -> [String] {
    (0..<items).map { item in
      let id = function * items + item
      return "Contact(id: \(id), name: \"Name \(id)\")"
    }
  }

  private static let prelude = """
    import ListBuilder

    struct Contact: Diffable, Equatable {
      let id: Int
      var name: String
    }

    """

  private static func list(of lines: [String]) -> String {
    """

    func list() throws(SnapshotError) -> ListSnapshot<String, Contact> {
      try ListSnapshot {
        ListSection("all") {
    \(lines.joined(separator: "\n"))
        }
      }
    }
    """
  }
}
