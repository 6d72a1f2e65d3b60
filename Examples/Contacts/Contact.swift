/// A person or an organisation, as a contact file describes it.
struct Contact: Hashable, Sendable, Identifiable {
  /// What tells a contact from all others: its key, and its place among those of equal key.
  struct ID: Hashable, Sendable, CustomStringConvertible {
    var key: String
    var occurrence: Int

    init(key: String, occurrence: Int = 1) {
      self.key = key
      self.occurrence = occurrence
    }

    /// `Ada` for the first contact of that key, then `Ada (2)`, `Ada (3)` and so on.
    var description: String {
      occurrence == 1 ? key : "\(key) (\(occurrence))"
    }
  }

  var id: ID
  var name: String
  var given: String
  var family: String
  var organization: String
  var emails: [String]
  var phones: [String]
  var isFriend: Bool

  /// Creates a contact; without an `id`, its name is its key.
  init(
    id: ID? = nil,
    name: String,
    given: String = "",
    family: String = "",
    organization: String = "",
    emails: [String] = [],
    phones: [String] = [],
    isFriend: Bool = false
  ) {
    self.id = id ?? ID(key: name)
    self.name = name
    self.given = given
    self.family = family
    self.organization = organization
    self.emails = emails
    self.phones = phones
    self.isFriend = isFriend
  }
}
