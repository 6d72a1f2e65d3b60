/// Whether text comes with colours, and is for a terminal.
///
/// Style sequences are those of ECMA-48. A program that writes to a file or a pipe should be
/// `plain`, unless it is told otherwise.
public enum TextStyle: Hashable, Sendable {
  /// Text alone.
  case plain
  /// Text for a terminal: roles look as a theme says, and borders stay straight in terminals that
  /// take a character for wider or narrower than others do, provided that each line begins in the
  /// first column of the screen and fits.
  case ansi(TextColor.Depth = .sixteen, theme: TextTheme = .standard)
}
