/// A field above a list that finds items as the reader types, and its texts.
///
/// Every word must be found in the cell of an item; case and marks do not matter. What is found
/// shows with the items that it is under, the matches are marked, and the number of items found is
/// announced. The field does not show where scripts do not run. Matches are marked by the CSS Custom
/// Highlight API, so browsers from before it find, but do not mark.
public struct HTMLSearch: Hashable, Sendable {
  /// What the field is called.
  public var label: String

  /// How many items were found of how many, as `"%d of %d"`; `%1$d` and `%2$d` are the same in an
  /// order of your own.
  public var count: String

  /// What stands in for the items where none was found.
  public var nothingFound: String

  /// Whether the slash key leads to the field from anywhere on the page. Speech input may press
  /// single keys by mistake, so offer a way to turn it off where that matters.
  public var hasShortcut: Bool

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - label: What the field is called.
  ///   - count: How many items were found of how many.
  ///   - nothingFound: What stands in for the items where none was found.
  ///   - hasShortcut: Whether the slash key leads to the field.
  public init(
    label: String = "Search",
    count: String = "%d of %d",
    nothingFound: String = "Nothing found",
    hasShortcut: Bool = true
  ) {
    self.label = label
    self.count = count
    self.nothingFound = nothingFound
    self.hasShortcut = hasShortcut
  }
}

extension HTMLSearch {
  /// The field and the count, hidden until the script runs.
  var field: HTMLFragment {
    var html: [UInt8] = []
    html.write("<div class=\"list-search\" role=\"search\" hidden>\n<label for=\"list-search\">")
    html.write(isolated: label)
    html.write("</label>\n<input type=\"search\" id=\"list-search\" autocomplete=\"off\"")
    html.write(
      " spellcheck=\"false\"\(hasShortcut ? " aria-keyshortcuts=\"/\"" : "") data-count=\"")
    html.write(text: count)
    html.write("\">\n<p role=\"status\"></p>\n</div>\n")
    return HTMLFragment(html: html)
  }

  /// What shows where nothing was found.
  var emptyState: HTMLFragment {
    var html: [UInt8] = []
    html.write("<p class=\"placeholder list-nothing\" hidden>")
    html.write(isolated: nothingFound)
    html.write("</p>\n")
    return HTMLFragment(html: html)
  }
}
