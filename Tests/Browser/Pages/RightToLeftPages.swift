import ListBuilder
import ListBuilderHTML

/// Arabic and Hebrew, with numbers and Latin names among them.
func rightToLeftPages() throws -> [SamplePage] {
  let search = HTMLSearch(label: "بحث", count: "%d من %d", nothingFound: "لا شيء")
  let page = HTMLPage(
    title: "جهات الاتصال", language: "ar", direction: .rightToLeft, search: search,
    sectionIndexLabel: "الأقسام")
  let list = HTMLPresenter<String, Entry>(page: page) { entry, _ in entry.content }
    .listHeader("كل من في البيت")
    .sectionFooter { "نهاية \($0)" }
  let table = HTMLPresenter<String, Entry>.table(page: page) {
    ListColumn("الاسم", content: { $0.content }, footer: .text("المجموع"))
    ListColumn("الهاتف", { $0.content.detail })
    ListColumn("المبلغ", \.amount, alignment: .decimal, footer: .sum(\.amount))
  }
  let outline = HTMLPresenter<String, String>(page: page) { name, _ in
    CellContent(name, detail: "12 ק״ג")
  }
  return [
    SamplePage(name: "rtl-list", html: try list.present(people())),
    SamplePage(name: "rtl-table", html: try table.present(people())),
    SamplePage(name: "rtl-outline", html: try outline.present(folders())),
  ]
}

private func people() throws -> ListSnapshot<String, Entry> {
  let names = ["محمد علي", "דוד בן־גוריון", "Ada Lovelace", "ليلى 42", "(שרה) 7 Sarah!"]
  return try ListSnapshot {
    for (number, section) in ["الأصدقاء", "עבודה"].enumerated() {
      ListSection(section) {
        for (offset, name) in names.enumerated() {
          Entry(
            id: number * 10 + offset,
            content: CellContent(
              name, secondaryText: "شركة ABC رقم 12", detail: "+41 44 123 45 67",
              link: "tel:+41441234567", image: Picture.content("صورة")),
            amount: Double(offset) * 1234.5)
        }
      }
    }
  }
}

private func folders() throws -> ListSnapshot<String, String> {
  try ListSnapshot {
    ListSection("ملفات") {
      ListOutline("رسائل", isExpanded: true) {
        ListOutline("מכתבים") { ["טיוטה", "Draft 2"] }
        "ملاحظات"
      }
      "اقرأني"
    }
  }
}
