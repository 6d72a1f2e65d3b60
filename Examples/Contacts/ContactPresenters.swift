import ListBuilder
import ListBuilderHTML
import ListBuilderText

/// The formats in which the list is presented.
enum ContactOutput: String, CaseIterable {
  case text
  case html

  /// The presenter of the format. One cell provider serves all.
  ///
  /// - Parameter placeholder: What stands in for contacts where there are none.
  func presenter(
    placeholder: String
  ) -> any StreamingPresenter<ContactSection, Contact> {
    switch self {
    case .text:
      TextPresenter.contacts.placeholder(placeholder)
    case .html:
      HTMLPresenter(page: HTMLPage(title: "Contacts")) { contact, _ in contact.cell }
        .placeholder(placeholder)
    }
  }
}

extension TextPresenter<ContactSection, Contact> {
  /// Presents contacts and their changes as text.
  static var contacts: Self { Self { contact, _ in contact.cell } }
}

extension Contact {
  /// The name, the organization below it, and the first address or number beside it.
  fileprivate var cell: CellContent {
    CellContent(
      name,
      secondaryText: organization.isEmpty || organization == name ? nil : organization,
      detail: emails.first ?? phones.first,
      link: emails.first.map { "mailto:\($0)" } ?? phones.first.map { "tel:\($0.dialled)" })
  }
}

extension String {
  /// The characters that a telephone dials.
  fileprivate var dialled: String { filter("+0123456789*#".contains) }
}
