import TestSupport

extension FolderTree {
  /// Makes folders with files and links of every kind that is shown.
  func makeSample() throws {
    for name in ["b/inner", "a", ".git"] { try folder(name) }
    try file("b/inner/deep", size: 1_500)
    try file("b/.hidden")
    try file("Z", size: 999)
    try file("c", size: 12_345_678)
    try link("b/up", to: "..")
    try link("dangling", to: "/nowhere")
  }

  /// Makes files whose names have controls, or are not UTF-8.
  func makeOddNames() throws {
    try file("a\nb")
    try file("a\tb")
    try file("\u{1B}[31mred")
    try file("\u{202E}x")
    try file("\u{2028}y")
    try file([0xE8, 0x41])
    try file([0xE9, 0x41])
    try file([0xF0, 0x9F, 0x98])
    try file("e\u{301}")
    try file("\u{E9}")
    try link("to", to: "a\u{1B}\n")
  }

  /// Makes files, links and folders of random names, up to five levels deep.
  func fill(_ generator: inout SeededGenerator) {
    let names = ["a", "b", ".c", "é", "e\u{301}", "d d", "日本", "Z", ".x"]
    for _ in 0..<60 {
      let depth = Int.random(in: 0...4, using: &generator)
      let folder = (0..<depth).map { _ in names.randomElement(using: &generator) ?? "a" }
        .joined(separator: "/")
      // A file or a link may stand where a folder is wanted.
      guard (try? self.folder(folder)) != nil else { continue }
      let name = "\(folder)/file \(Int.random(in: 0..<1_000, using: &generator))"
      if Bool.random(using: &generator) {
        try? file(name)
      } else {
        try? link(name, to: [".", "..", "/", "nowhere"].randomElement(using: &generator) ?? "")
      }
    }
  }
}
