import ListBuilder

/// How a text is meant, as themes tell it apart.
enum TextRole: Int, CaseIterable {
  case standard
  case header
  case emphasized
  case muted
  case destructive
  case match

  init(_ role: CellContent.Role) {
    self =
      switch role {
      case .standard: .standard
      case .emphasized: .emphasized
      case .muted: .muted
      case .destructive: .destructive
      case .match: .match
      }
  }
}
