import ListBuilder

extension Contact: Diffable {
  /// Returns whether all but the friendship is the same: that is what a section shows, and a change
  /// of it is a move.
  func hasSameContent(as other: Contact) -> Bool {
    var other = other
    other.isFriend = isFriend
    return self == other
  }
}

/// The sections of a contact list.
enum ContactSection: Hashable, Diffable {
  case friends
  case others
  case letter(String)
  case organization(String)
  case withoutOrganization
}

extension ContactSection: CustomStringConvertible {
  var description: String {
    switch self {
    case .friends: "Friends"
    case .others: "Other contacts"
    case .letter(let letter): letter
    case .organization(let name): name
    case .withoutOrganization: "No organization"
    }
  }
}

/// How a contact list is divided into sections.
enum ContactGrouping: String, CaseIterable {
  /// Friends, and all others.
  case none
  /// By the first letter of the name.
  case letter
  /// By organization.
  case organization
}

/// Declares the list of contacts.
///
/// - Throws: `SnapshotError` if two contacts have one id.
func contactList(
  of contacts: [Contact], grouping: ContactGrouping
) throws(SnapshotError) -> ListSnapshot<ContactSection, Contact> {
  switch grouping {
  case .none:
    let friends = contacts.filter(\.isFriend)
    let others = contacts.filter { !$0.isFriend }
    return try ListSnapshot {
      if !friends.isEmpty { ListSection(.friends) { friends } }
      if !others.isEmpty { ListSection(.others) { others } }
    }
  case .letter:
    return try ListSnapshot(
      grouping: contacts, by: \.letterSection, sortingSectionsBy: ContactSection.isBefore,
      sortingItemsBy: { $0.name.sortingKey < $1.name.sortingKey })
  case .organization:
    return try ListSnapshot(
      grouping: contacts, by: \.organizationSection, sortingSectionsBy: ContactSection.isBefore)
  }
}

extension Contact {
  fileprivate var letterSection: ContactSection {
    let letter = name.sortingKey.first.map { $0.uppercased().prefix(1) }
    guard let letter, letter.allSatisfy(\.isLetter) else { return .letter("#") }
    return .letter(String(letter))
  }

  fileprivate var organizationSection: ContactSection {
    organization.isEmpty ? .withoutOrganization : .organization(organization)
  }
}

extension ContactSection {
  /// Sorts by title, and what is no letter or organization behind all others.
  fileprivate static func isBefore(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.sortingKey < rhs.sortingKey
  }

  private var sortingKey: (Int, String, String) {
    let isLast = self == .letter("#") || self == .withoutOrganization
    return (isLast ? 1 : 0, description.sortingKey, description)
  }
}
