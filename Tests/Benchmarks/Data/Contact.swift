import ListBuilder

/// A contact, as the rows of presenters show them.
struct Contact: Identifiable, Equatable, Diffable {
  let id: Int
  var name: String
  let mail: String
  let mailLink: String
  let phone: String

  /// One name of twenty holds what HTML has to escape, and one is not ASCII.
  init(_ id: Int, from generator: inout SeededGenerator) {
    self.id = id
    let given = Self.given.randomElement(using: &generator) ?? ""
    let family = Self.family.randomElement(using: &generator) ?? ""
    name =
      switch Int.random(in: 0..<20, using: &generator) {
      case 0: "\(given) \"& \(family)\" <\(family)>"
      case 1: "\(Self.foreign.randomElement(using: &generator) ?? "") \(given)"
      default: "\(given) \(family)"
      }
    mail = "\(given).\(family)\(id)@example.org"
    mailLink = "mailto:\(mail)"
    phone = "+1 555 \(Int.random(in: 1_000_000...9_999_999, using: &generator))"
  }

  private static let given = ["Ada", "Grace", "Edsger", "Katherine", "Alan", "Barbara", "Donald"]
  private static let family = ["Lovelace", "Hopper", "Dijkstra", "Johnson", "Turing", "Liskov"]
  private static let foreign = ["Zoë", "Ångström", "Владимир", "华罗庚", "Ελένη", "山田太郎"]
}

extension Contact {
  /// Contacts in 26 sections, one a letter, in the order in which they were made.
  static func sections(of count: Int) -> [ListSection<String, Contact>] {
    var generator = SeededGenerator()
    let letters = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
    return letters.enumerated().map { index, letter in
      let ids = (index * count / 26)..<((index + 1) * count / 26)
      return ListSection(items: ids.map { Contact($0, from: &generator) }, in: letter)
    }
  }
}
