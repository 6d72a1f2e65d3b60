extension SnapshotError: CustomStringConvertible {
  /// What was wrong, where, and what to do.
  ///
  ///     the item identifier "ada" stands more than once in the list:
  ///       "ada" in section "friends" at (0, 1), Contacts.swift:32
  ///         and again in section "others" at (1, 4), Contacts.swift:41
  ///     Remove the repeated elements, give each an identifier of its own, or build with
  ///     `keeping: .first` or `keeping: .last`.
  public var description: String {
    switch self {
    case .duplicateItems(let items):
      return Self.describeDuplicates(items, "item")
    case .duplicateSections(let sections):
      return Self.describeDuplicates(sections, "section")
    case .notReflexive(let elements):
      let place = elements.contains { !$0.places.isEmpty } ? "list" : "argument"
      return Self.describe(
        elements, "the identifier", "identifiers",
        "in the \(place) without being equal to itself",
        advice: "Use identifiers that are equal to themselves (a NaN is not).")
    case .unknownItems(let ids):
      return Self.describeUnknown(ids, "item", query: "contains")
    case .unknownSections(let ids):
      return Self.describeUnknown(ids, "section", query: "containsSection")
    case .noSections:
      return "the list has no section to append items to. Append a section first."
    case .selfReference(let id):
      return "\(Self.quoted(id)) cannot be put beside itself. Name another neighbour."
    case .invalidIndexPath(let path, nil):
      return "no item can be put at \(path): the list has no section \(path.section)."
    case .invalidIndexPath(let path, let count?):
      return """
        no item can be put at \(path): with the \(count) other items of the section, paths go from \
        \(ListIndexPath(section: path.section, item: 0)) to \
        \(ListIndexPath(section: path.section, item: count)).
        """
    case .invalidIndex(let index, let count):
      return """
        no item can be put at index \(index): with the \(count) other items under the same parent, \
        indexes go from 0 to \(count).
        """
    case .wouldCreateCycle(let id, under: let parentID):
      let reason = id == parentID ? "itself" : "\(Self.quoted(parentID)), which is under it"
      return "\(Self.quoted(id)) cannot be put under \(reason). Name another parent."
    case .baseMismatch(let mismatch):
      return "the difference is for another list: \(mismatch). Compare with this list anew."
    case .inconsistentChanges(let reason):
      return "the changes are not those of any difference: \(reason)."
    }
  }

  /// The most identifiers, and places of one, that a description names. The error has them all.
  private static let mostNamed = 10

  private static func describe(
    _ elements: [Occurrences], _ singular: String, _ plural: String, _ how: String,
    advice: String
  ) -> String {
    let subject =
      elements.count == 1
      ? "\(singular) \(quoted(elements[0].id)) stands \(how)"
      : "\(elements.count) \(plural) stand \(how)"
    var lines = ["\(subject):"]
    for element in elements.prefix(mostNamed) {
      for (offset, place) in element.places.prefix(mostNamed).enumerated() {
        lines.append(offset == 0 ? "  \(quoted(element.id)) \(place)" : "    and again \(place)")
      }
      if element.places.isEmpty { lines.append("  \(quoted(element.id))") }
      lines += more(than: mostNamed, of: element.places.count, indentation: "    ")
    }
    lines += more(than: mostNamed, of: elements.count, indentation: "  ")
    lines.append(advice)
    return lines.joined(separator: "\n")
  }

  /// Declared elements have several places, arguments none, and what was there before has one.
  /// Of the last two, an error may name both.
  private static func describeDuplicates(_ elements: [Occurrences], _ kind: String) -> String {
    let how: String
    let advice: String
    let counts = elements.map { $0.places.count }
    switch counts.max() ?? 0 {
    case 0:
      how = "more than once in the argument"
      advice = "Name each \(kind) once."
    case 1 where counts.contains(0):
      how = "in the list already, or more than once in the argument"
      advice = "Leave out what is there, or update it, and name each other \(kind) once."
    case 1:
      how = "in the list already"
      advice = "Leave out what is there, or update it."
    default:
      how = "more than once in the list"
      advice = """
        Remove the repeated elements, give each an identifier of its own, or build with \
        `keeping: .first` or `keeping: .last`.
        """
    }
    return describe(
      elements, "the \(kind) identifier", "\(kind) identifiers", how, advice: advice)
  }

  private static func describeUnknown(
    _ ids: [String], _ kind: String, query: String
  ) -> String {
    let named = ids.prefix(mostNamed).map(quoted).joined(separator: ", ")
    let rest = ids.count > mostNamed ? " and \(ids.count - mostNamed) more" : ""
    let subject =
      ids.count == 1 ? "no \(kind) has the identifier" : "no \(kind)s have the identifiers"
    return "\(subject) \(named)\(rest). Ask `\(query)` first, or append the \(kind)."
  }

  /// The text in quotes, with escapes for what would change how the message is shown.
  static func quoted(_ text: String) -> String {
    String(reflecting: text).unicodeScalars.reduce(into: "") { quoted, scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        quoted += scalar.escaped(asASCII: true)
      default:
        quoted.unicodeScalars.append(scalar)
      }
    }
  }

  private static func more(than named: Int, of count: Int, indentation: String) -> [String] {
    count > named ? ["\(indentation)and \(count - named) more"] : []
  }
}

extension SnapshotError.Place: CustomStringConvertible {
  /// The section, the index path, and the line:
  /// `in section "friends" at (0, 1), Contacts.swift:32`.
  public var description: String {
    var place = indexPath.map { "at \($0)" } ?? "as section \(sectionIndex)"
    if itemIndex != nil, !section.isEmpty {
      place = "in section \(SnapshotError.quoted(section)) \(place)"
    }
    return location.map { "\(place), \($0)" } ?? place
  }
}
