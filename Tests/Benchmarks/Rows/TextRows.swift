import ListBuilder
import ListBuilderText

/// Contacts as a table, whole and as a stream, and one change among them.
enum TextRows {
  static var all: [Benchmark] { [whole, stream, update] }

  /// 100,000 contacts; the columns are as wide as their texts.
  private static var whole: Benchmark {
    .timed("text", floor: Floors.loop, bar: 2) {
      let sections = Contact.sections(of: 100_000)
      let list = try ListSnapshot(sections: sections)
      let scalars = Floors.ScalarWidths()
      let presenter = presenter()
      let text = try presenter.present(list)
      let size = text.utf8.count
      try check(
        text, is: Floors.table(sections, scalars, reserving: size))
      return Trial {
        try presenter.present(list).utf8.count
      } floor: {
        Floors.table(sections, scalars, reserving: size).count
      }
    }
  }

  /// 1,000,000 contacts, a piece after another; the widths of the columns are given.
  private static var stream: Benchmark {
    .timed("text-stream", floor: Floors.loop, bar: 1.5) {
      let sections = Contact.sections(of: 1_000_000)
      let list = try ListSnapshot(sections: sections)
      let scalars = Floors.ScalarWidths()
      let presenter = presenter(widths: widths)
      let size = try presenter.streamedSize(of: list)
      return Trial {
        try presenter.streamedSize(of: list)
      } floor: {
        Floors.table(sections, scalars, columns: widths, reserving: size).count
      }
    }
  }

  /// The name of one contact of 100,000 changes in a copy of the list.
  private static var update: Benchmark {
    .timed("update-text", floor: "text", bar: 0.02) {
      let old = try ListSnapshot(sections: Contact.sections(of: 100_000))
      var new = old
      var changed = old.items[50_000]
      changed.name = "Augusta"
      try new.update(changed)
      let presenter = presenter()
      return Trial {
        try presenter.update(from: old, to: new).utf8.count
      } floor: {
        try presenter.present(new).utf8.count
      }
    }
  }

  /// Wide enough for all names, addresses and numbers.
  private static let widths = [40, 40, 16]

  private static func presenter(widths: [Int]? = nil) -> TextPresenter<String, Contact> {
    func width(_ index: Int) -> ListColumnLayout.Width {
      widths.map { .fixed($0[index]) } ?? .automatic
    }
    return .table {
      ListColumn("Name", \.name, width: width(0))
      ListColumn("Mail", \.mail, width: width(1))
      ListColumn("Phone", \.phone, width: width(2))
    }
  }

  /// Streams a number of contacts in this process, and measures the memory that it needs.
  static func measureMemory(ofStreaming count: Int) throws -> MemoryReport {
    let list = try ListSnapshot(sections: Contact.sections(of: count))
    return try MemoryReport { try presenter(widths: widths).streamedSize(of: list) }
  }

  private static func check(_ text: String, is expected: [UInt8]) throws {
    guard text.utf8.elementsEqual(expected) else { throw DifferentOutput() }
  }
}

/// The floor of a row writes something else than its work.
struct DifferentOutput: Error, CustomStringConvertible {
  var description: String { "the floor of a row wrote something else than its work" }
}
