/// What stands before the items of an outline, as they come one after another.
///
/// It remembers how many children of the items around are still to come, and so needs no look
/// ahead.
struct OutlineGuides {
  private let guides: TextOutlineStyle.Guides
  private let showsMarks: Bool

  /// For each item around, how many children of it are still to come.
  private var remaining: [Int] = []

  /// - Parameter widths: Where it takes box-drawing characters for wide, ASCII stands in for them.
  init(_ style: TextOutlineStyle, _ widths: DisplayWidth) {
    let isTooWide = style.guides == .lines && widths.ambiguousIsWide
    guides = isTooWide ? .ascii : style.guides
    showsMarks = style.showsMarks
  }

  /// Whether an item is in no way different from one outside outlines.
  func isPlain(_ place: TextCellPlace) -> Bool { place.level == 0 && !place.hasChildren }

  mutating func beginChildren(_ count: Int) { remaining.append(count) }

  mutating func endChildren() { _ = remaining.popLast() }

  /// Goes on to an item, which may be hidden.
  mutating func next() {
    if let last = remaining.indices.last { remaining[last] &-= 1 }
  }

  /// Returns what stands before the item.
  ///
  /// - Parameters:
  ///   - place: The place of the item.
  ///   - cells: The number of cells that guides may take; `nil` for as many as there are.
  /// - Complexity: O(1). Guides are bounded, for those of a chain of items would grow with the
  ///   square of its length. An item that is deeper, or for whose guides there is no room, tells
  ///   its level.
  func lead(_ place: TextCellPlace, fitting cells: Int? = nil) -> OutlineLead {
    var lead = OutlineLead()
    guard place.level > 0 || (showsMarks && place.hasChildren) else { return lead }
    let deepest = min(Self.deepestLevel, (cells ?? .max) / step)
    if place.level > deepest {
      let label = "\(place.level): "
      let blank = String(repeating: " ", count: label.utf8.count)
      appendGuides(
        of: min(Self.deepestLevel, ((cells ?? .max) - blank.utf8.count) / step), to: &lead)
      lead.append(label, blank)
    } else if place.level > 0 {
      appendGuides(of: place.level - 1, to: &lead)
      let goesOn = (remaining.last ?? 0) > 0
      lead.append(goesOn ? branch : last, goesOn ? through : blank)
    }
    if showsMarks, place.hasChildren {
      let continues = place.isExpanded && place.level < deepest && guides != .spaces
      lead.append(place.isExpanded ? "- " : "+ ", continues ? stem : "  ")
    }
    return lead
  }

  /// Appends the guides of the items around, up to a level.
  private func appendGuides(of levels: Int, to lead: inout OutlineLead) {
    for level in 0..<max(levels, 0) {
      // A level without an item around it can only be told by a context made by hand.
      let goesOn = level < remaining.count && remaining[level] > 0
      lead.append(goesOn ? through : blank, goesOn ? through : blank)
    }
  }

  private static var deepestLevel: Int { 20 }

  private var step: Int { guides == .spaces ? 2 : 3 }

  private var branch: String { text("  ", "|- ", "├─ ") }
  private var last: String { text("  ", "`- ", "└─ ") }
  private var through: String { text("  ", "|  ", "│  ") }
  private var stem: String { text("  ", "| ", "│ ") }
  private var blank: String { String(repeating: " ", count: step) }

  private func text(_ spaces: String, _ ascii: String, _ lines: String) -> String {
    switch guides {
    case .spaces: spaces
    case .ascii: ascii
    case .lines: lines
    }
  }
}

/// What stands before the lines of an item of an outline: one cell a character.
struct OutlineLead {
  /// Before the first line.
  private(set) var first = ""

  /// Before all others.
  private(set) var rest = ""

  var width: Int { first.isEmpty ? 0 : first.unicodeScalars.count }

  /// Spaces alone need no role.
  var role: TextRole { first.utf8.allSatisfy { $0 == UInt8(ascii: " ") } ? .standard : .muted }

  mutating func append(_ first: String, _ rest: String) {
    self.first += first
    self.rest += rest
  }
}
