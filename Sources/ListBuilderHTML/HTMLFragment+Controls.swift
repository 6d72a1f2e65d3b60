extension HTMLFragment {
  /// Whether links or controls are in the fragment: what the HTML Standard calls interactive
  /// content, except for elements that only an attribute makes so.
  ///
  /// - Complexity: O(*n*).
  var hasControls: Bool {
    var rest = html[...]
    while let bracket = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(bracket + 1)...]
      let name = rest.prefix { Unicode.Scalar($0).properties.isAlphabetic }
      if Self.controls.contains(String(decoding: name, as: UTF8.self).lowercased()) { return true }
    }
    return false
  }

  private static let controls: Set<String> = [
    "a", "audio", "button", "details", "embed", "iframe", "input", "label", "object", "select",
    "textarea", "video",
  ]
}
