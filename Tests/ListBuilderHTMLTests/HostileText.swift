/// Texts that try to become markup, and random ones.
enum HostileText {
  /// Texts that break out of a place where escaping is forgotten.
  static let all = [
    "</div></li></ul></section><script>alert(1)</script>",
    "\" onmouseover=\"alert(1)", "' onmouseover='alert(1)", "\"><img src=x onerror=alert(1)>",
    "x\"\u{301}>", "<\u{301}b>", "&lt;b&gt;", "&quot;", "&#34;", "&amp;quot;", "AT&T;", "&",
    "<!--", "-->", "]]>", "<![CDATA[", "<?php", "</title><b>", "</style><b>", "<b", "</",
    "\u{0}<b>",
    "\u{FFFE}\"", "\u{85}>", "\r\n\r\"", "\n", "", " ", "`", "=", "\u{202E}</bdi>", "\u{10FFFF}'",
  ]

  /// Scalars that are likelier than others in random texts.
  static let alphabet =
    Array(
      "ab/=!- \t\n\r<>&\"'`;#:\0\u{1}\u{7F}\u{85}\u{9F}\u{A0}\u{301}é日\u{202E}"
        .unicodeScalars)
    + Array("\u{FDCF}\u{FDF0}\u{FFFD}\u{FFFE}\u{1FFFE}\u{10FFFF}".unicodeScalars)
}
