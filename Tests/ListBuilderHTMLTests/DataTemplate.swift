import ListBuilderHTML

/// What HTML is made of where each text is a name of its own, by which its places are found.
struct DataTemplate {
  /// Data with the places of texts in it.
  private struct Datum {
    var name: String
    var isID: Bool

    /// What stands before each text, and its number.
    var parts: [(before: [UInt8], number: Int)] = []
    var end: [UInt8] = []
  }

  /// The names of elements and attributes, which must be the same whatever the texts are.
  let shape: String

  /// How many texts are asked for.
  let count: Int

  private let data: [Datum]

  init(_ way: DataWay) throws {
    var count = 0
    let markup = try Markup(
      way.html {
        count += 1
        return "slot\(count - 1)x"
      })
    self.count = count
    shape = markup.shape
    data = markup.data.map { datum in
      // Nothing but these names holds the word.
      let parts = datum.value.split(separator: "slot", omittingEmptySubsequences: false)
      var places = Datum(name: datum.name, isID: datum.isID)
      places.end = Array(parts[0].utf8)
      for part in parts.dropFirst() {
        let digits = part.prefix { $0 != "x" }
        places.parts.append((places.end, Int(digits) ?? 0))
        places.end = Array(part.dropFirst(digits.count + 1).utf8)
      }
      return places
    }
  }

  /// The numbers of the texts that stand somewhere.
  var numbers: Set<Int> { Set(data.flatMap(\.parts).map(\.number)) }

  /// What must be read with other texts in the places.
  func data(_ texts: [String]) -> [(name: String, units: [UInt8])] {
    data.map { datum in
      var units: [UInt8] = []
      for (before, number) in datum.parts {
        let text = texts[number]
        // An id begins with a letter, and spells what is behind it byte by byte.
        let id = HTMLElementID("a\(text)").description.utf8.dropFirst()
        units += before + (datum.isID ? Array(id) : text.asRead.units)
      }
      return (datum.name, units + datum.end)
    }
  }
}
