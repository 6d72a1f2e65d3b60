/// An attribute of an element. Names are fixed; values are data, and escape themselves.
public struct HTMLAttribute: Hashable, Sendable {
  let name: String
  /// The value; `nil` where the attribute must not stand.
  let value: String?
}

extension HTMLAttribute {
  /// Where a link leads. A URL that is not allowed leaves the attribute out, so that the link is
  /// shown as text. Allowed are relative URLs and `http`, `https`, `mailto` and `tel`.
  public static func href(_ url: String) -> Self {
    Self(name: "href", value: HTMLURL.isAllowed(url) ? url : nil)
  }

  /// The classes, separated by spaces.
  public static func `class`(_ names: String) -> Self { Self(name: "class", value: names) }

  /// What identifies the element in the page.
  public static func id(_ id: HTMLElementID) -> Self { Self(name: "id", value: id.description) }

  /// An advisory text.
  public static func title(_ text: String) -> Self { Self(name: "title", value: text) }

  /// The language of the content, as a BCP 47 tag.
  public static func lang(_ tag: String) -> Self { Self(name: "lang", value: tag) }

  /// The direction of the text.
  public static func dir(_ direction: HTMLDirection) -> Self {
    Self(name: "dir", value: direction.rawValue)
  }

  /// A role for assistive tools.
  public static func role(_ role: String) -> Self { Self(name: "role", value: role) }

  /// A name for assistive tools.
  public static func ariaLabel(_ text: String) -> Self { Self(name: "aria-label", value: text) }

  /// The element that names this one for assistive tools.
  public static func ariaLabelledBy(_ id: HTMLElementID) -> Self {
    Self(name: "aria-labelledby", value: id.description)
  }

  /// Hides the element from assistive tools.
  public static let ariaHidden = Self(name: "aria-hidden", value: "true")

  /// The time or duration that a `time` element shows, in a form for machines.
  public static func datetime(_ text: String) -> Self { Self(name: "datetime", value: text) }

  /// The value that a `data` element shows, in a form for machines.
  public static func value(_ text: String) -> Self { Self(name: "value", value: text) }

  /// The number of columns that a cell of a table covers, at least one.
  public static func colspan(_ count: Int) -> Self {
    Self(name: "colspan", value: "\(max(count, 1))")
  }

  /// Data for scripts. The name is spelled like an ``HTMLElementID``, so one that begins with a
  /// letter and goes on with letters, digits and hyphens of ASCII stays as it is.
  public static func data(_ name: StaticString, _ value: String) -> Self {
    Self(name: "data-\(HTMLElementID("\(name)"))", value: value)
  }
}

/// The direction of text.
public enum HTMLDirection: String, Sendable {
  /// From left to right.
  case leftToRight = "ltr"
  /// From right to left.
  case rightToLeft = "rtl"
  /// As the content's first strong character says.
  case automatic = "auto"
}
