import ListBuilder

/// An item: what its cell shows, and a number for tables.
struct Entry: Hashable, Diffable {
  let id: Int
  var content: CellContent
  var amount = 0.0
}

/// A section, with its heading and what stands below its items.
struct Chapter: Hashable, Diffable, CustomStringConvertible {
  let id: String
  var heading: String?
  var footer: String?

  var description: String { id }
}

/// The file that pictures come from.
enum Picture {
  static let name = "picture.svg"
  static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">\
    <rect width="8" height="8" fill="#b0306a"/></svg>

    """

  static func content(_ alternativeText: String) -> CellContent.Image {
    CellContent.Image(source: name, alternativeText: alternativeText)
  }
}

/// Random numbers that are the same in each run: SplitMix64, of Steele, Lea and Flood, 2014.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
