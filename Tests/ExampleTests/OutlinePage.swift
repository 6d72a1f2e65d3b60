/// What a page shows of a folder, read line by line.
struct OutlinePage {
  struct Entry: Equatable, CustomStringConvertible {
    var level: Int
    var name: String
    var detail: String?

    /// Whether the folder is open; `nil` for what cannot be opened.
    var isOpen: Bool?

    /// The entry in a line: `..` for each level, `-` where it is open, `+` where it is closed.
    var description: String {
      let mark = isOpen.map { $0 ? "- " : "+ " } ?? ""
      return String(repeating: ". ", count: level) + mark + name + (detail.map { "  \($0)" } ?? "")
    }
  }

  private(set) var title = ""
  private(set) var entries: [Entry] = []

  /// Whether all that was opened is closed again.
  private(set) var isBalanced = false

  init(_ html: String) {
    var lists = 0
    var folders = 0
    var isOpen: Bool?
    var isInList = false
    for line in html.split(whereSeparator: { $0 == "\n" }) {
      if let title = line.between("<title>", "</title>") { self.title = title.unescaped }
      if line == "<div class=\"list\">" { isInList = true }
      guard isInList else { continue }
      switch line {
      case "<ul>": lists += 1
      case "</ul>": lists -= 1
      case "<li class=\"parent\"><details open>": (isOpen, folders) = (true, folders + 1)
      case "<li class=\"parent\"><details>": (isOpen, folders) = (false, folders + 1)
      case "</details>": folders -= 1
      case let line where line.hasPrefix("<li") || line.hasPrefix("<summary>"):
        let told = line.between("aria-level=\"", "\"").flatMap { Int($0) }
        entries.append(
          Entry(
            level: (told ?? lists) - 1,
            name: line.between("<bdi>", "</bdi>")?.unescaped ?? "",
            detail: line.between("\"cell-detail\">", "</span></li>")?.withoutTags.unescaped,
            isOpen: isOpen))
        isOpen = nil
      default: break
      }
    }
    isBalanced = lists == 0 && folders == 0
  }
}

extension Substring {
  /// What stands between two texts.
  fileprivate func between(_ start: String, _ end: String) -> Substring? {
    guard let start = firstRange(of: start)?.upperBound,
      let end = self[start...].firstRange(of: end)?.lowerBound
    else { return nil }
    return self[start..<end]
  }

  fileprivate var withoutTags: Substring {
    self[...].split(separator: "<", omittingEmptySubsequences: false)
      .map { $0.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false).last ?? "" }
      .joined()[...]
  }

  fileprivate var unescaped: String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
      .reduce(String(self)) { $0.replacing($1.0, with: $1.1) }
  }
}
