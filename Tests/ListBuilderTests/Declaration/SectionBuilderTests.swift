import ListBuilder
import Testing

@Suite struct SectionBuilderTests {
  private func description(
    @SectionBuilder<Group, String> _ body: () -> [ListSection<Group, String>]
  ) -> String {
    body().map(\.description).joined(separator: " ")
  }

  @SectionBuilder<Group, String>
  private func lastSections() -> [ListSection<Group, String>] {
    ListSection(.b) { "y" }
    ListSection(.c) {}
  }

  @Test("An empty body makes no sections")
  func emptyBody() {
    #expect(description {} == "")
  }

  @Test("Sections stand in the order of their statements, empty ones too")
  func expressions() {
    let result = description {
      ListSection(.a) {}
      ListSection(.b) { "x" }
    }
    #expect(result == "A[] B[x]")
  }

  @Test("The array form stands beside the builder form")
  func arrayForm() {
    let result = description {
      ListSection(items: ["x", "y"], in: .a)
      ListSection(items: "pq".lazy.map { String($0) }, in: .b)
    }
    #expect(result == "A[x y] B[p q]")
  }

  @Test("Conditions and loops choose sections", arguments: [true, false])
  func conditionsAndLoops(flag: Bool) {
    let result = description {
      if flag { ListSection(.a) { "x" } }
      for group in [Group.b, .c] { ListSection(group) { group.rawValue.lowercased() } }
      switch flag {
      case true: ListSection(.a) {}
      case false: ListSection(.b) {}
      }
    }
    #expect(result == (flag ? "A[x] B[b] C[c] A[]" : "B[b] C[c] B[]"))
  }

  @Test(
    "Optional sections and sequences of sections, also optional ones, contribute what they hold")
  func optionalsAndSequences() {
    let some: ListSection<Group, String>? = ListSection(.a) { "x" }
    let none: ListSection<Group, String>? = nil
    let absent: [ListSection<Group, String>]? = nil
    let result = description {
      some
      none
      lastSections()
      absent
    }
    #expect(result == "A[x] B[y] C[]")
  }

  @Test("A branch on availability may hold sections")
  func availability() {
    let result = description {
      if #available(macOS 10, *) { ListSection(.a) {} } else { ListSection(.b) {} }
    }
    #expect(result == "A[]")
  }
}
