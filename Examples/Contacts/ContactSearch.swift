/// A search for contacts: each word of it has to stand in the name, the organization, an e-mail
/// address or a phone number. Case and accents do not matter; a blank search finds every contact.
struct ContactSearch {
  /// The words, as a folded text has them.
  private let words: [[UInt8]]

  init(_ query: String) {
    words = query.split(whereSeparator: \.isWhitespace).map { FoldedText($0).units }
      .filter { !$0.isEmpty }
  }

  /// Returns whether the search finds a contact.
  func finds(_ contact: Contact) -> Bool {
    guard !words.isEmpty else { return true }
    let texts = ([contact.name, contact.organization] + contact.emails + contact.phones)
      .map { FoldedText($0).units }
    return words.allSatisfy { word in texts.contains { $0.contains(word) } }
  }

  /// Returns the parts of a text that are words of the search, in whole characters.
  func matches(in text: String) -> [Range<String.Index>] {
    guard !words.isEmpty else { return [] }
    let folded = FoldedText(text)
    return words.flatMap { word in
      folded.units.ranges(of: word).map { range in
        let last = folded.origins[range.upperBound - 1]
        return folded.origins[range.lowerBound]..<text.index(after: last)
      }
    }
  }
}
