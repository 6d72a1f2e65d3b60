/// The page around a list: one file that needs no other.
///
///     var page = HTMLPage(title: "Contacts")
///     page.search = HTMLSearch()
///     page.sectionIndexLabel = "Sections"
///
/// The page works without scripts; only a search adds one. With a Content-Security-Policy, give the
/// nonce of its `style-src` and `script-src`, and let `img-src` have `data:`, for the icon is empty
/// data. The page has no inline handlers and no `style` attributes.
public struct HTMLPage: Hashable, Sendable {
  /// The title of the page, and its heading.
  public var title: String

  /// The language of the page, as a BCP 47 tag.
  public var language: String

  /// The direction of the page's text.
  public var direction: HTMLDirection

  /// The field that finds items as the reader types; `nil` for none.
  public var search: HTMLSearch?

  /// What the links that lead to the sections are, for assistive tools, such as `Sections`; `nil`
  /// for no such links. ``HTMLPresenter/sectionIndex`` makes their titles.
  public var sectionIndexLabel: String?

  /// What the page looks like.
  public var stylesheet = HTMLStylesheet.standard()

  /// What allows the page's style and script where a Content-Security-Policy forbids others; `nil`
  /// for none. It must be another one for each response.
  public var nonce: String?

  /// What stands at the end of the `head` element, such as links to icons.
  public var headEnd = HTMLFragment()

  /// What stands at the end of the `body` element, behind the list.
  public var bodyEnd = HTMLFragment()

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: The title of the page, and its heading.
  ///   - language: The language of the page, as a BCP 47 tag.
  ///   - direction: The direction of the page's text.
  ///   - search: The field that finds items as the reader types; `nil` for none.
  ///   - sectionIndexLabel: What the links that lead to the sections are; `nil` for no such links.
  ///   - stylesheet: What the page looks like.
  ///   - nonce: What allows the page's style and script; `nil` for none.
  public init(
    title: String,
    language: String = "en",
    direction: HTMLDirection = .leftToRight,
    search: HTMLSearch? = nil,
    sectionIndexLabel: String? = nil,
    stylesheet: HTMLStylesheet = .standard(),
    nonce: String? = nil
  ) {
    self.title = title
    self.language = language
    self.direction = direction
    self.search = search
    self.sectionIndexLabel = sectionIndexLabel
    self.stylesheet = stylesheet
    self.nonce = nonce
  }
}
