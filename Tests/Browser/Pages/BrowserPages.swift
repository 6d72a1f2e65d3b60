import Foundation

/// Writes every kind of page into a folder, so that the browser tests have something to look at.
///
///     browser-pages FOLDER TEXTS
///
/// TEXTS is a JSON file of hostile texts. They come from the tests, which know what must become of
/// them.
@main struct BrowserPages {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
    guard arguments.count == 2 else {
      print("usage: browser-pages FOLDER TEXTS")
      exit(64)
    }
    let (folder, file) = (arguments[0], arguments[1])
    let texts = try JSONDecoder().decode([String].self, from: Data(contentsOf: file))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

    try Data(Picture.svg.utf8).write(to: folder.appending(path: Picture.name))
    for page in try pages(texts) {
      try Data(page.html.utf8).write(to: folder.appending(path: "\(page.name).html"))
    }
  }

  private static func pages(_ texts: [String]) throws -> [SamplePage] {
    let harmless = texts.indices.map { "x\($0)" }
    return try listPages() + tablePages() + emptyPages() + outlinePages() + deepPages()
      + rightToLeftPages() + framePages() + largePages()
      + hostilePages("hostile", texts) + hostilePages("harmless", harmless)
  }
}

/// A page, and the name of its file.
struct SamplePage {
  let name: String
  let html: String
}
