/// Decides which URLs may stand in a page.
enum HTMLURL {
  private static let allowedSchemes: Set<String> = ["http", "https", "mailto", "tel"]

  /// Returns whether a URL may stand in a page: it is relative, or its scheme is `http`, `https`,
  /// `mailto` or `tel`.
  ///
  /// Reads the scheme as browsers do, by the URL Standard's basic parser: C0 controls and spaces
  /// before it are skipped, tabs and line breaks everywhere, and case does not matter.
  static func isAllowed(_ url: String) -> Bool {
    // Most are spelled like this.
    let isUsual = url.utf8.withContiguousStorageIfAvailable { units in
      units.begins(with: "https:") || units.begins(with: "mailto:")
    }
    if isUsual == true { return true }
    var scheme = ""
    for scalar in url.unicodeScalars {
      switch scalar {
      case "\t", "\n", "\r": continue
      case "\0"..." " where scheme.isEmpty: continue
      case "a"..."z", "A"..."Z": scheme.unicodeScalars.append(scalar)
      case "0"..."9", "+", "-", ".":
        guard !scheme.isEmpty else { return true }
        scheme.unicodeScalars.append(scalar)
      case ":":
        // With nothing before the colon there is no scheme.
        return scheme.isEmpty || allowedSchemes.contains(scheme.lowercased())
      default: return true
      }
    }
    return true
  }
}

extension UnsafeBufferPointer<UInt8> {
  @inline(__always)
  fileprivate func begins(with prefix: StaticString) -> Bool {
    prefix.withUTF8Buffer { prefix in
      count >= prefix.count && prefix.indices.allSatisfy { self[$0] == prefix[$0] }
    }
  }
}
