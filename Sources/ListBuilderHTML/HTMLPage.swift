/// The page around a list: one file that needs no other.
public struct HTMLPage: Hashable, Sendable {
  /// The title of the page, and its heading.
  public var title: String

  /// The language of the page, as a BCP 47 tag.
  public var language: String

  /// The direction of the page's text.
  public var direction: HTMLDirection

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: The title of the page, and its heading.
  ///   - language: The language of the page, as a BCP 47 tag.
  ///   - direction: The direction of the page's text.
  public init(title: String, language: String = "en", direction: HTMLDirection = .leftToRight) {
    self.title = title
    self.language = language
    self.direction = direction
  }

  /// What stands before the list.
  var head: HTMLFragment {
    var head = HTMLFragment(unsafe: "<!DOCTYPE html>\n")
    head.html += "<html lang=\"".utf8
    HTMLEscaping.append(language, to: &head.html)
    head.html += "\" dir=\"\(direction.rawValue)\">\n<head>\n<meta charset=\"utf-8\">\n".utf8
    head.html +=
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>".utf8
    HTMLEscaping.append(title, to: &head.html)
    // The icon keeps browsers from asking the server for one.
    head.html += "</title>\n<link rel=\"icon\" href=\"data:,\">\n<style>\n".utf8
    head.html += PackageResources.page_css
    head.html += "</style>\n</head>\n<body>\n<main>\n".utf8
    head.append(HTMLFragment(.h1) { title })
    head.html.append(UInt8(ascii: "\n"))
    return head
  }

  /// What stands behind the list.
  static let end = HTMLFragment(unsafe: "</main>\n</body>\n</html>\n")
}
