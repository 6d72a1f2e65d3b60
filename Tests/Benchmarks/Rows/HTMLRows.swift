import ListBuilder
import ListBuilderHTML

/// Contacts as a part of a page, whole and as a stream.
enum HTMLRows {
  static var all: [Benchmark] { [whole, stream] }

  /// 100,000 contacts.
  private static var whole: Benchmark {
    .timed("html", floor: Floors.loop, bar: 1.5) {
      let sections = Contact.sections(of: 100_000)
      let list = try ListSnapshot(sections: sections)
      let html = try presenter.present(list)
      let size = html.utf8.count
      guard html.utf8.elementsEqual(Floors.page(sections, reserving: size)) else {
        throw DifferentOutput()
      }
      return Trial {
        try presenter.present(list).utf8.count
      } floor: {
        Floors.page(sections, reserving: size).count
      }
    }
  }

  /// 1,000,000 contacts, a piece after another.
  private static var stream: Benchmark {
    .timed("html-stream", floor: Floors.loop, bar: 1) {
      let sections = Contact.sections(of: 1_000_000)
      let list = try ListSnapshot(sections: sections)
      let size = try presenter.streamedSize(of: list)
      return Trial {
        try presenter.streamedSize(of: list)
      } floor: {
        Floors.page(sections, reserving: size).count
      }
    }
  }

  private static var presenter: HTMLPresenter<String, Contact> {
    HTMLPresenter { contact, _ in
      CellContent(contact.name, detail: contact.phone, link: contact.mailLink)
    }
  }

  /// Streams a number of contacts in this process, and measures the memory that it needs.
  static func measureMemory(ofStreaming count: Int) throws -> MemoryReport {
    let list = try ListSnapshot(sections: Contact.sections(of: count))
    return try MemoryReport { try presenter.streamedSize(of: list) }
  }
}
