import ListBuilder
import ListBuilderHTML

/// Lists: with everything that a list can show, and with as little as it can.
func listPages() throws -> [SamplePage] {
  var page = HTMLPage(title: "Neighbours", search: HTMLSearch(), sectionIndexLabel: "Sections")
  page.bodyEnd = HTMLFragment(.footer) { HTMLFragment("Printed at home") }
  let alikePage = HTMLPage(title: "Alike", search: HTMLSearch(), sectionIndexLabel: "Sections")
  let twins = try ListSnapshot<Twin, String> {
    ListSection(Twin(isSecond: false)) { ["Castor", "Helena"] }
    ListSection(Twin(isSecond: true)) { "Pollux" }
  }
  let plain = try ListSnapshot(["Beech", "Maple", "Oak"])
  return [
    SamplePage(name: "list", html: try presenter(page).present(neighbours())),
    SamplePage(name: "alike", html: try alike(page: alikePage).present(twins)),
    SamplePage(
      name: "untitled",
      html: try HTMLPresenter(page: HTMLPage(title: "Trees", search: HTMLSearch())) { name, _ in
        name
      }.present(plain)),
  ]
}

/// A section whose identifier prints like that of another one.
private struct Twin: Hashable, Diffable, CustomStringConvertible {
  let isSecond: Bool
  var description: String { "Twins" }
  var name: String { isSecond ? "Second twins" : "First twins" }
}

private func alike(page: HTMLPage) -> HTMLPresenter<Twin, String> {
  var presenter = HTMLPresenter<Twin, String>(page: page) { name, _ in name }
    .sectionHeader { $0.name }
  presenter.sectionIndex = { list in SectionIndex(of: list) { $0.name } }
  return presenter
}

private func presenter(_ page: HTMLPage) -> HTMLPresenter<Chapter, Entry> {
  HTMLPresenter(page: page) { entry, _ in entry.content }
    .listHeader("Everyone in the house")
    .sectionHeader { $0.id }
    .sectionFooter { $0.footer }
    .listFooter("Last changed in May")
}

/// Every part of a cell, every role, and highlights of each.
func neighbours() throws -> ListSnapshot<Chapter, Entry> {
  let roles: [(String, CellContent.Role)] = [
    ("Standard", .standard), ("Emphasized", .emphasized), ("Muted", .muted),
    ("Destructive", .destructive), ("Match", .match),
  ]
  let people = [
    CellContent("Ada Lovelace", secondaryText: "Analytical Engines", detail: "ada@example.com"),
    CellContent(
      "Émile Zola", secondaryText: "Writer\nsecond floor", detail: "+33 1 23 45 67",
      link: "tel:+331234567", image: Picture.content("Émile at his desk")),
    CellContent(
      "Grace Hopper", detail: "grace@example.com", link: "mailto:grace@example.com",
      image: Picture.content("")),
    CellContent("No picture", image: .init(source: "data:,", alternativeText: "A missing picture")),
    CellContent("Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter"),
  ]
  return try ListSnapshot {
    ListSection(Chapter(id: "People", footer: "Five of them")) {
      for (id, person) in people.enumerated() { Entry(id: id, content: person) }
    }
    ListSection(Chapter(id: "Roles")) {
      for (offset, role) in roles.enumerated() {
        Entry(
          id: 100 + offset,
          content: CellContent(
            "\(role.0) text", secondaryText: "its second text", detail: "and detail",
            link: offset.isMultiple(of: 2) ? "https://example.com/\(offset)" : nil, role: role.1))
      }
    }
    ListSection(Chapter(id: "Highlights", footer: "One for each role")) {
      for (offset, role) in roles.enumerated() {
        Entry(
          id: 200 + offset,
          content: CellContent("Highlighted \(role.0)", secondaryText: "a high place")
            .highlighting(as: role.1) { text in text.ranges(of: "igh") })
      }
    }
    for number in 1...9 {
      ListSection(Chapter(id: "House \(number)")) {
        for door in 1...6 {
          Entry(
            id: 1000 * number + door,
            content: CellContent("Door \(number).\(door)", link: "https://example.com/\(door)"))
        }
      }
    }
  }
}
