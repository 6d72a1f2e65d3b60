/// Reads the cards of a vCard file, one property after the other.
///
/// A card with a problem is left out, and is read to its end all the same, to find where the next
/// one begins.
struct VCardReader {
  private var contacts: [Contact] = []
  private var problems: [ContactFile.Problem] = []
  private var place = Place.outside
  /// The last card that has begun.
  private var card: VCard?
  /// Whether a card that begins next is the value of an `AGENT` property.
  private var isAfterAgent = false

  /// Where in the structure of the file the next property stands.
  private enum Place {
    case outside
    /// Between cards, after something that is one problem and not one for each line.
    case garbage
    case inside
    /// In a card whose problem has been told; `depth` cards inside it have begun and not ended.
    case broken(depth: Int)
  }

  /// The contacts of the cards that can be read, and the first problem of each that cannot.
  static func read(_ bytes: [UInt8]) -> ([Contact], [ContactFile.Problem]) {
    var properties = VCardProperties(bytes)
    var reader = VCardReader()
    while let property = properties.next() {
      switch property {
      case .success(let property): reader.read(property)
      case .failure(let problem): reader.readUnreadable(problem)
      }
    }
    reader.failUnendedCard()
    guard reader.card != nil else {
      let message = "no contacts found: the file has no BEGIN:VCARD"
      return ([], [ContactFile.Problem(line: nil, message: message)])
    }
    return (reader.contacts, reader.problems)
  }
}

extension VCardReader {
  private mutating func read(_ property: VCardProperty) {
    let isCardOfAgent = isAfterAgent
    isAfterAgent = false
    switch property.name {
    case .begin where property.boundsCard:
      if isCardOfAgent { beginInnerCard(property) } else { beginCard(property) }
    case .end where property.boundsCard:
      endCard(property)
    case .agent where property.value.trimmed.isEmpty:
      isAfterAgent = isInsideCard
      noteGarbage(line: property.line)
    case .agent where property.value.trimmed.isWord("BEGIN:VCARD"):
      beginInnerCard(property)
    default:
      if case .inside = place { card?.append(property) } else { noteGarbage(line: property.line) }
    }
  }

  private var isInsideCard: Bool {
    switch place {
    case .inside, .broken: true
    case .outside, .garbage: false
    }
  }

  private mutating func readUnreadable(_ problem: ContactFile.Problem) {
    isAfterAgent = false
    failCard(problem)
    noteGarbage(line: problem.line)
  }

  private mutating func beginCard(_ property: VCardProperty) {
    failUnendedCard()
    card = VCard(line: property.line)
    place = .inside
  }

  private mutating func beginInnerCard(_ property: VCardProperty) {
    failCard(property.problem("a card inside a card (AGENT) is not supported"))
    noteGarbage(line: property.line)
    if case .broken(let depth) = place { place = .broken(depth: depth + 1) }
  }

  private mutating func endCard(_ property: VCardProperty) {
    switch place {
    case .outside, .garbage:
      noteGarbage(line: property.line)
    case .inside:
      do throws(ContactFile.Problem) {
        if let contact = try card?.contact() { contacts.append(contact) }
      } catch {
        problems.append(error)
      }
      place = .outside
    case .broken(let depth):
      place = depth > 0 ? .broken(depth: depth - 1) : .outside
    }
  }

  private mutating func failUnendedCard() {
    guard let card else { return }
    failCard(ContactFile.Problem(line: card.line, message: "the card has no END:VCARD"))
  }

  /// Tells the problem of the card, if there is a card and it is the first.
  private mutating func failCard(_ problem: ContactFile.Problem) {
    guard case .inside = place else { return }
    problems.append(problem)
    place = .broken(depth: 0)
  }

  private mutating func noteGarbage(line: Int?) {
    guard case .outside = place else { return }
    problems.append(
      ContactFile.Problem(line: line, message: "this is outside of a card: BEGIN:VCARD expected")
    )
    place = .garbage
  }
}
