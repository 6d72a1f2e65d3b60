import ListBuilder
import ListBuilderHTML

/// 10,000 contacts, as a list and as a table.
func largePages() throws -> [SamplePage] {
  let page = HTMLPage(title: "Town", search: HTMLSearch(), sectionIndexLabel: "Letters")
  let list = HTMLPresenter<String, Entry>(page: page) { entry, _ in entry.content }
  let table = HTMLPresenter<String, Entry>.table(page: page) {
    ListColumn("Name", content: { CellContent($0.content.text, link: $0.content.link) })
    ListColumn("Organization", { $0.content.secondaryText })
    ListColumn("Mail", { $0.content.detail })
    ListColumn("Amount", \.amount, alignment: .decimal, footer: .sum(\.amount))
  }
  let town = try ListSnapshot(
    grouping: contacts(10_000), by: { String($0.content.text.prefix(1)) }, sortingSectionsBy: <)
  return [
    SamplePage(name: "large-list", html: try list.present(town)),
    SamplePage(name: "large-table", html: try table.present(town)),
  ]
}

private func contacts(_ count: Int) -> [Entry] {
  let given = [
    "Anna", "Bénédicte", "Chloé", "Dag", "Élise", "Frank", "Grete", "Hugo", "Ines", "Jo",
  ]
  let family = [
    "Müller", "Šimek", "Özdemir", "García", "Smith", "Łukasz", "Brown", "Favre", "Nguyễn",
  ]
  let firms = ["Bakery", "Smithy", "Café", "Print Shop", "Garage"]
  var dice = Dice(seed: 1)
  func pick(_ texts: [String]) -> String { texts.randomElement(using: &dice) ?? "" }
  return (0..<count).map { number in
    let mail = "person.\(number)@example.com"
    return Entry(
      id: number,
      content: CellContent(
        "\(pick(given)) \(pick(family))", secondaryText: "\(pick(firms)) \(number % 97)",
        detail: mail, link: "mailto:\(mail)"),
      amount: Double(Int.random(in: 0..<100_000, using: &dice)) / 4)
  }
}
