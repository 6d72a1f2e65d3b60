import ListBuilder

extension CellContent {
  /// The link, unless a reader sees it anyway: an address says what its `mailto:` URL says, and a
  /// number what its `tel:` URL says, however it is spaced.
  var linkNotShown: String? {
    guard let link, !link.isEmpty else { return nil }
    let shown = [text, secondaryText ?? "", detail ?? ""]
    if link.hasPrefix("tel:") {
      let number = link.dialled
      return !number.isEmpty && shown.contains { $0.dialled == number } ? nil : link
    }
    let address = link.hasPrefix("mailto:") ? link.dropFirst("mailto:".count) : link[...]
    return shown.contains { $0 == address } ? nil : link
  }
}

extension String {
  /// What of the text a telephone dials.
  fileprivate var dialled: String { filter("+0123456789*#".contains) }
}
