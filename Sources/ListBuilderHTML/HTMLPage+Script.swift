extension HTMLPage {
  /// The script of the search as pages hold it: without the indentation and the comments of its
  /// source, which only people read. No text of the script goes over a line.
  static let script: [UInt8] = {
    let lines = PackageResources.page_js.split(separator: UInt8(ascii: "\n"))
    return
      lines
      .map { $0.drop { $0 == UInt8(ascii: " ") } }
      .filter { !$0.starts(with: "//".utf8) }
      .flatMap { $0 + [UInt8(ascii: "\n")] }
  }()
}
