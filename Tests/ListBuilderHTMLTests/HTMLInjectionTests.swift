import ListBuilder
import ListBuilderHTML
import TestSupport
import Testing

/// The law of the module: every public way of putting data into HTML keeps it data.
@Suite struct HTMLInjectionTests {
  /// Makes HTML of texts, and returns what is wrong with it, or `nil`.
  ///
  /// - Parameter texts: A text for each of the places. None is empty, for a text that is empty may
  ///   have no element.
  private func problem(_ way: DataWay, _ template: DataTemplate, _ texts: [String]) -> String? {
    do {
      var rest = texts[...]
      let markup = try Markup(way.html { rest.popFirst() ?? "more" })
      guard rest.isEmpty else { return "fewer texts" }
      guard markup.shape == template.shape else { return "another tree: \(markup.shape)" }
      for (datum, expected) in zip(markup.data, template.data(texts))
      where datum.name != expected.name || datum.value.units != expected.units {
        return "\(datum.name) is \(datum.value.debugDescription)"
      }
      return markup.data.count == template.data(texts).count ? nil : "more or fewer texts"
    } catch {
      return "\(error)"
    }
  }

  private static let hostile = HostileText.all.filter { !$0.isEmpty }

  @Test("Every text that is given stands somewhere", arguments: DataWay.all)
  func places(way: DataWay) throws {
    let template = try DataTemplate(way)
    #expect(template.numbers == Set(0..<template.count))
    #expect(template.count > 0)
  }

  @Test("Hostile texts in all places change no tag, and are read again", arguments: DataWay.all)
  func hostileTexts(way: DataWay) throws {
    let template = try DataTemplate(way)
    for round in Self.hostile.indices {
      // Every text comes to every place, beside others.
      let texts = (0..<template.count).map { Self.hostile[(round + $0 * 5) % Self.hostile.count] }
      if let problem = problem(way, template, texts) {
        Issue.record("\(problem) (round \(round))")
        return
      }
    }
  }

  @Test("A text that is not escaped is found, in a text and in a value", arguments: [true, false])
  func leaks(isValue: Bool) throws {
    let way = DataWay("unsafe") { text in
      HTMLFragment(unsafe: isValue ? "<b title=\"\(text())\"></b>" : "<b>\(text())</b>").description
    }
    let template = try DataTemplate(way)
    for text in ["a\"><i>", "</b>\"><b>", "&amp;", "&", "\0", "\u{FFFE}", "\r"] {
      #expect(problem(way, template, [text]) != nil)
    }
  }

  @Test("Random mixes in all places change no tag, and are read again")
  func randomTexts() throws {
    var texts = RandomTexts(likelier: HostileText.alphabet, .printingSeed(for: "data in HTML"))
    for way in DataWay.all {
      let template = try DataTemplate(way)
      for round in 0..<15 {
        let mixes = (0..<template.count).map { place in
          let hostile = Self.hostile[(round * 7 + place) % Self.hostile.count]
          let mix = place.isMultiple(of: 3) ? texts.text() : texts.text() + hostile + texts.text()
          return mix.isEmpty ? hostile : mix
        }
        guard let problem = problem(way, template, mixes) else { continue }
        Issue.record(
          "\(way.testDescription): \(problem) (LISTBUILDER_SEED=\(texts.generator.seed))")
        return
      }
    }
  }

  /// All ways of giving a URL, as one fragment.
  private func links(_ url: String) throws -> Markup {
    try Markup(
      HTMLFragment {
        HTMLFragment(.a, .href(url)) { "a" }
        HTMLFragment(image: url, alternativeText: "b", .href(url))
        CellContent("c", link: url, image: .init(source: url, alternativeText: "d"))
      }.description)
  }

  @Test("No URL that is not allowed is in the page, however it gets there")
  func urls() throws {
    for url in ["javascript:alert(1)", " JAVA\tSCRIPT:a", "data:text/html,a", "vbscript:a", "a:b"] {
      let markup = try links(url)
      #expect(markup.values(of: "href").isEmpty && markup.values(of: "src").isEmpty)
      #expect(markup.texts == ["a", "b", "d", "c"])
    }
  }

  @Test("A URL of random text is all there or not at all, and the texts stay")
  func randomURLs() throws {
    try expectForRandomTexts(
      likelier: HostileText.alphabet, count: 500, "a URL is whole or left out"
    ) { url in
      let markup = try links(url)
      let (hrefs, sources) = (markup.values(of: "href"), markup.values(of: "src"))
      if hrefs.isEmpty, sources.isEmpty { return markup.texts == ["a", "b", "d", "c"] }
      return markup.texts == ["a", "c"] && sources.count == 2
        && hrefs.count == (url.isEmpty ? 2 : 3)
        && (hrefs + sources).allSatisfy { $0.units == url.asRead.units }
    }
  }
}
