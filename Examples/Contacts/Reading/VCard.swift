/// One card: the properties that a contact is made of, in the order of the file.
struct VCard {
  /// The line of its `BEGIN:VCARD`.
  let line: Int
  private var properties: [VCardProperty] = []

  init(line: Int) {
    self.line = line
  }

  mutating func append(_ property: VCardProperty) {
    properties.append(property)
  }

  /// The contact that the card describes. Of several values the preferred one comes first, or is
  /// taken where a contact has one only.
  func contact() throws(ContactFile.Problem) -> Contact {
    let text = VCardText(isVersion21: try isVersion21())
    var contact = Contact(name: "")
    var uid = ""
    var nickname = ""
    var nameParts: [String] = []
    for property in inOrderOfPreference() {
      switch property.name {
      case .uid where uid.isEmpty:
        uid = try text.text(property)
      case .formattedName where contact.name.isEmpty:
        contact.name = try text.text(property)
      case .name where nameParts.allSatisfy(\.isEmpty):
        nameParts = try text.nameParts(property)
        contact.family = nameParts.first ?? ""
        contact.given = nameParts.dropFirst().first ?? ""
      case .nickname where nickname.isEmpty:
        nickname = try text.parts(property, separatedBy: ",").first ?? ""
      case .organization where contact.organization.isEmpty:
        let units = try text.parts(property, separatedBy: ";")
        contact.organization = units.filter { !$0.isEmpty }.joined(separator: ", ")
      case .email:
        contact.emails += Self.address(try text.text(property), scheme: "mailto:")
      case .telephone:
        contact.phones += Self.address(try text.text(property), scheme: "tel:")
      case .categories:
        let isFriend = try text.parts(property, separatedBy: ",").contains(where: Self.meansFriend)
        contact.isFriend = contact.isFriend || isFriend
      default:
        break
      }
    }
    if contact.name.isEmpty {
      contact.name = try substituteName(
        Self.fullName(nameParts),
        contact.organization,
        nickname,
        contact.emails.first ?? ""
      )
    }
    contact.id = Contact.ID(key: uid.isEmpty ? contact.name : uid)
    return contact
  }
}

extension VCard {
  /// A card that does not tell its version is read by the rules of the newer ones.
  private func isVersion21() throws(ContactFile.Problem) -> Bool {
    guard let version = properties.first(where: { $0.name == .version }) else { return false }
    let number = version.value.trimmed
    guard ["2.1", "3.0", "4.0"].contains(where: number.isWord) else {
      throw version.problem("only the versions 2.1, 3.0 and 4.0 are supported")
    }
    return number.isWord("2.1")
  }

  private func inOrderOfPreference() -> [VCardProperty] {
    guard properties.contains(where: { $0.head.preference != nil }) else { return properties }
    // The places make the order stable, which `sorted` does not promise.
    return properties.enumerated()
      .sorted {
        ($0.element.head.preference ?? .max, $0.offset)
          < ($1.element.head.preference ?? .max, $1.offset)
      }
      .map(\.element)
  }

  /// The first text there is, which names a contact that has no formatted name.
  private func substituteName(_ candidates: String...) throws(ContactFile.Problem) -> String {
    guard let name = candidates.first(where: { !$0.isEmpty }) else {
      throw ContactFile.Problem(line: line, message: "the card has no name")
    }
    return name
  }

  /// `Dr. Jane Ann Doe Jr.` of family, given, additional, prefix and suffix.
  private static func fullName(_ parts: [String]) -> String {
    [3, 1, 2, 0, 4].filter(parts.indices.contains).map { parts[$0] }
      .filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// The address in a value that version 4.0 may write as a URI; none in an empty value.
  private static func address(_ value: String, scheme: String) -> [String] {
    let isURI = value.prefix(scheme.count).lowercased() == scheme
    let address = isURI ? String(value.dropFirst(scheme.count)) : value
    return address.isEmpty ? [] : [address]
  }

  private static func meansFriend(_ category: String) -> Bool {
    ["friend", "friends"].contains(category.lowercased())
  }
}
