import Foundation
import Testing

@Suite struct ExampleContactsTests {
  private let program = Program(name: "example-contacts")

  @Test("Without arguments it shows the bundled contacts as text")
  func bundledContacts() throws {
    let result = try program.run()
    #expect(
      result.output == """
        Friends
          Ada Lovelace  ada@example.org
            Analytical Engines
          Grace Hopper  grace@example.org
            Compilers & Sons
          Zoë Ångström  zoe@example.org

        Other contacts
          Alan Turing  alan@example.org
            Bletchley Park
          Dorothy Vaughan  +1 555 0101
            West Area Computing
          Edsger W. Dijkstra
          محمد الخوارزمي  algorithm@example.org
            House of Wisdom
          华罗庚  hua@example.org
            中国科学院

        """)
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test("Grouping by letter sorts sections and names, without regard to accents")
  func groupingByLetter() throws {
    let json = #"[{"name":"zoe"},{"name":"Émile"},{"name":"7up"},{"name":"Eve"},{"name":"Zoë"}]"#
    let result = try program.run("--group", "letter", "-", input: json)
    #expect(
      result.output == """
        E
          Émile
          Eve

        Z
          zoe
          Zoë

        #
          7up

        """)
  }

  @Test("Grouping by organization puts those without one last")
  func groupingByOrganization() throws {
    let json = """
      [{"name":"x"},{"name":"y","organization":"Beta"},{"name":"z","organization":"alpha"}]
      """
    let result = try program.run("--group=organization", "-", input: json)
    #expect(
      result.output == """
        alpha
          z
            alpha

        Beta
          y
            Beta

        No organization
          x

        """)
  }

  @Test(
    "A search finds every word in names, organizations, addresses and numbers",
    arguments: [
      ("ADA", "Ada Lovelace"), ("angstrom zoë", "Zoë Ångström"), ("bletchley", "Alan Turing"),
      ("algorithm@", "محمد الخوارزمي"), ("0101", "Dorothy Vaughan"), ("华", "华罗庚"),
    ])
  func search(query: String, name: String) throws {
    let result = try program.run("--search", query)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("  ") && !$0.hasPrefix("    ") } == 1)
    #expect(lines.dropFirst().first?.hasPrefix("  \(name)") == true)
  }

  @Test("A blank search finds everything", arguments: ["", "   "])
  func blankSearch(query: String) throws {
    #expect(try program.run("--search", query).output == program.run().output)
  }

  @Test("A search without a hit shows the placeholder and succeeds")
  func searchWithoutHit() throws {
    let result = try program.run("--search", "nobody")
    #expect(result.output == "No contacts match “nobody”\n")
    #expect(result.status == 0)
  }

  @Test("As HTML it writes a page with the sections and their contacts")
  func html() throws {
    let result = try program.run("--as", "html", "--search", "grace")
    let body = try #require(result.output.firstRange(of: "<body>")).lowerBound
    let script = try #require(result.output.firstRange(of: "<script")).lowerBound
    #expect(result.output.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\" dir=\"ltr\">\n"))
    #expect(
      result.output[body..<script] == """
        <body>
        <main>
        <h1><bdi>Contacts</bdi></h1>
        <div class="list-search" role="search" hidden>
        <label for="list-search"><bdi>Search</bdi></label>
        <input type="search" id="list-search" autocomplete="off" spellcheck="false" \
        aria-keyshortcuts="/" data-count="%d of %d">
        <p role="status"></p>
        </div>
        <nav class="list-index" aria-label="Sections">
        <ul>
        <li><a href="#section-Friends__start"><bdi>Friends</bdi></a></li>
        </ul>
        </nav>
        <div class="list">
        <section class="list-section list-section-Friends" id="section-Friends__start" \
        aria-labelledby="section-Friends">
        <h2 id="section-Friends"><bdi>Friends</bdi></h2>
        <ul>
        <li><a href="mailto:grace@example.org" class="cell-link">\
        <span class="cell-text"><bdi><mark>Grace</mark> Hopper</bdi></span></a>\
        <span class="cell-secondary"><bdi>Compilers &amp; Sons</bdi></span>\
        <span class="cell-detail"><bdi><mark>grace</mark>@example.org</bdi></span></li>
        </ul>
        </section>
        </div>
        <p class="placeholder list-nothing" hidden><bdi>Nothing found</bdi></p>
        </main>

        """)
    #expect(result.output.hasSuffix("</script>\n</body>\n</html>\n"))
  }

  @Test("The output can be written to a file, over what was there")
  func outputFile() throws {
    try withFile("list.txt", String(repeating: "old", count: 1_000)) { path in
      let result = try program.run("--output", path)
      #expect(result.output == "")
      #expect(result.status == 0)
      let written = String(
        decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
      #expect(try written == program.run().output)
    }
  }

  @Test("Every run writes the same bytes", arguments: ["text", "table", "markdown", "html"])
  func sameBytes(format: String) throws {
    let first = try program.run("--as", format, "--group", "organization")
    let second = try program.run("--as", format, "--group", "organization")
    #expect(first.output == second.output)
  }

  @Test("Item text cannot control the terminal")
  func hostileNames() throws {
    let json = #"[{"name":"\u001b[31mred\u0007"},{"name":"a\u202eb"}]"#
    let result = try program.run("-", input: json)
    #expect(result.output == "Other contacts\n  ␛[31mred␇\n  a\u{FFFD}b\n")
  }

  @Test("A closed pipe ends it quietly, also where the parent ignores the signal")
  func closedPipe() throws {
    let contacts = (0..<20_000).map { #"{"name":"Contact \#($0)"}"# }.joined(separator: ",")
    try withFile("many.json", "[\(contacts)]") { path in
      for prefix in ["", "trap '' PIPE; "] {
        let result = try program.runInShell("\(prefix)$program '\(path)' | head -1")
        #expect(result.output == "Other contacts\n")
        #expect(result.errors == "")
      }
    }
  }
}
