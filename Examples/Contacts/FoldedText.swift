import Foundation

/// A text without case, accents and width, as searches compare it.
struct FoldedText {
  /// The text in UTF-8.
  private(set) var units: [UInt8] = []

  /// For each unit, the index of the character that it is from. Folded, a character may have
  /// another length.
  private(set) var origins: [String.Index] = []

  init(_ text: some StringProtocol) {
    for index in text.indices {
      let folded = text[index].folded.utf8
      units += folded
      origins += repeatElement(index, count: folded.count)
    }
  }
}

extension Character {
  fileprivate var folded: String {
    isASCII ? lowercased() : String(self).sortingKey
  }
}

extension String {
  /// The text without case, accents and width, the same in every locale.
  var sortingKey: String {
    folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
      locale: Locale(identifier: "en"))
  }
}
