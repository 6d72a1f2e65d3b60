extension UInt8 {
  /// A space or a tab: what blank lines are made of, and what folded lines begin with.
  var isBlank: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t")
  }

  var isLineBreak: Bool {
    self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r")
  }

  /// The capital of an ASCII letter; any other byte unchanged.
  var uppercased: UInt8 {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) ? self - 32 : self
  }
}

extension ArraySlice<UInt8> {
  /// Whether these bytes are a word of ASCII, in any case; `word` is given in capitals.
  func isWord(_ word: String) -> Bool {
    count == word.utf8.count && zip(self, word.utf8).allSatisfy { $0.uppercased == $1 }
  }

  /// These bytes without spaces, tabs and line breaks at both ends.
  var trimmed: ArraySlice {
    guard let first = firstIndex(where: { !$0.isBlank && !$0.isLineBreak }),
      let last = lastIndex(where: { !$0.isBlank && !$0.isLineBreak })
    else { return [] }
    return self[first...last]
  }

  /// These bytes without the mark that some programs write before UTF-8.
  var droppingByteOrderMark: ArraySlice {
    first == 0xEF && starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self
  }
}
