/// Titles that lead to the sections of a list, such as the letters beside a long one.
///
///     let index = SectionIndex(of: list) { section in section.letter }
///     for entry in index.entries { print(entry.title, entry.section ?? 0) }
///
/// Mirrors the section index titles of table views. What a title leads to is never a number that
/// stands for nothing: it is a section that is there, or `nil` for the top of the list.
public struct SectionIndex: Hashable, Sendable {
  /// A title, and where it leads.
  public struct Entry: Hashable, Sendable {
    /// The title.
    public let title: String

    /// The index of the section that the title leads to; `nil` for the top of the list.
    public let section: Int?

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - section: The index of the section that the title leads to; `nil` for the top.
    public init(_ title: String, section: Int?) {
      self.title = title
      self.section = section
    }
  }

  /// The titles in order, each with the section that it leads to.
  public let entries: [Entry]

  /// Creates an index of entries of your own.
  public init(entries: [Entry]) { self.entries = entries }
}

extension SectionIndex {
  /// Creates an index of the titles of a list's sections.
  ///
  /// Where neighbours have one title, it stands once and leads to the first of them.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - searchTitle: A title before all others that leads to the top; `nil` for none.
  ///   - title: The title of a section; `nil` or empty leaves the section out.
  /// - Throws: What the closure throws.
  /// - Complexity: O(*s*) for *s* sections.
  @inlinable
  public init<Section, Item>(
    of list: ListSnapshot<Section, Item>, searchTitle: String? = nil,
    title: (Section) throws -> String?
  ) rethrows {
    var entries = searchTitle.map { [Entry($0, section: nil)] } ?? []
    var previous: String?
    for index in 0..<list.numberOfSections {
      let title = try list.section(at: index).flatMap(title)
      defer { previous = title }
      guard let title, !title.isEmpty, title != previous else { continue }
      entries.append(Entry(title, section: index))
    }
    self.init(entries: entries)
  }

  /// Creates an index of fixed titles, such as an alphabet.
  ///
  ///     let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map { "\($0)" }
  ///     SectionIndex(of: list, titles: letters) { section in section.letter }
  ///
  /// A title leads to the first section that has it. One that no section has leads to where the
  /// title before it does, and to the first section if there is none before. In a list without
  /// sections, all lead to the top. A section whose title is none of the fixed ones has no entry.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - titles: The titles in order.
  ///   - searchTitle: A title before all others that leads to the top; `nil` for none.
  ///   - title: The title of a section.
  /// - Throws: What the closure throws.
  /// - Complexity: O(*s* + *t*) on average for *s* sections and *t* titles.
  @inlinable
  public init<Section, Item>(
    of list: ListSnapshot<Section, Item>, titles: some Sequence<String>,
    searchTitle: String? = nil, title: (Section) throws -> String?
  ) rethrows {
    try self.init(
      of: list, titles: titles, matching: { $0 }, searchTitle: searchTitle, title: title)
  }

  /// Creates an index of fixed titles that are compared in a way of your own.
  ///
  ///     SectionIndex(of: list, titles: letters, matching: { $0.uppercased() }) { $0.name }
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - titles: The titles in order.
  ///   - key: What is compared of a title, fixed or of a section.
  ///   - searchTitle: A title before all others that leads to the top; `nil` for none.
  ///   - title: The title of a section.
  /// - Throws: What a closure throws.
  /// - Complexity: O(*s* + *t*) on average for *s* sections and *t* titles.
  @inlinable
  public init<Section, Item>(
    of list: ListSnapshot<Section, Item>, titles: some Sequence<String>,
    matching key: (String) throws -> some Hashable,
    searchTitle: String? = nil, title: (Section) throws -> String?
  ) rethrows {
    let sections = try list.firstSections { try title($0).map(key) }
    var entries = searchTitle.map { [Entry($0, section: nil)] } ?? []
    var nearest = list.numberOfSections > 0 ? 0 : nil
    for title in titles {
      nearest = try sections[key(title)] ?? nearest
      entries.append(Entry(title, section: nearest))
    }
    self.init(entries: entries)
  }
}

extension ListSnapshot {
  /// The index of the first section of each key.
  @inlinable
  func firstSections<Key: Hashable>(by key: (Section) throws -> Key?) rethrows -> [Key: Int] {
    var indexes: [Key: Int] = [:]
    for index in 0..<numberOfSections {
      guard let key = try section(at: index).flatMap(key), indexes[key] == nil else { continue }
      indexes[key] = index
    }
    return indexes
  }
}
