import ExampleSupport
import ListBuilder
import ListBuilderHTML
import ListBuilderText

/// The formats in which the list is presented.
enum ContactOutput: String, CaseIterable {
  case text
  case table
  case markdown
  case html
}

/// Makes presenters of contacts, as the options ask for them.
struct ContactPresenters {
  let search: ContactSearch

  /// What stands in for contacts where there are none.
  let placeholder: String

  let output: OutputOptions

  init(_ options: Options, placeholder: String) {
    search = ContactSearch(options.query)
    self.placeholder = placeholder
    output = options.output
  }

  /// The presenter of a format. One cell provider serves text and HTML.
  func presenter(_ format: ContactOutput) -> any StreamingPresenter<ContactSection, Contact> {
    switch format {
    case .text: forTerminal(TextPresenter { contact, _ in cell(contact) })
    case .table: forTerminal(.table { columns })
    case .markdown: TextPresenter.table(border: .markdown) { columns }.placeholder(placeholder)
    case .html:
      HTMLPresenter(
        page: HTMLPage(title: "Contacts", search: HTMLSearch(), sectionIndexLabel: "Sections")
      ) { contact, _ in cell(contact) }
      .placeholder(placeholder)
    }
  }

  private typealias TextContacts = TextPresenter<ContactSection, Contact>

  private func forTerminal(_ presenter: TextContacts) -> TextContacts {
    var presenter = presenter.placeholder(placeholder)
    output.fit(&presenter)
    return presenter
  }

  private func cell(_ contact: Contact) -> CellContent {
    contact.cell.highlighting(search.matches)
  }

  /// The columns of a table. Where there is no room for all, the phone number goes first.
  @ListColumnBuilder<Contact>
  private var columns: [ListColumn<Contact>] {
    column("Name", priority: 3) { $0.name }
    column("Organization", priority: 1) { $0.organization }
    column("Mail", priority: 2) { $0.emails.first ?? "" }
    column("Phone", priority: 0) { $0.phones.first ?? "" }
  }

  private func column(
    _ title: String, priority: Int, _ text: @escaping (Contact) -> String
  ) -> ListColumn<Contact> {
    ListColumn(
      title, content: { CellContent(text($0)).highlighting(search.matches) }, priority: priority)
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
