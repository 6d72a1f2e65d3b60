import Testing

@testable import ListBuilder

@Suite struct SourceRunsTests {
  private static func location(_ line: UInt) -> ListSourceLocation {
    ListSourceLocation(line: line)
  }

  @Test("A location prints as the file's name and the line")
  func locationDescription() {
    #expect(ListSourceLocation(fileID: "App/Main.swift", line: 12).description == "Main.swift:12")
    #expect(ListSourceLocation(fileID: "Main.swift", line: 1).description == "Main.swift:1")
  }

  @Test("A loop over a hundred thousand items costs a single entry")
  func loopIsOneRun() {
    let section = ListSection<Group, Int>(.a) {
      for number in 0..<100_000 { number }
    }
    #expect(section.content.declarations.runs.count == 1)
    #expect(section.content.declarations.count == 100_000)
  }

  @Test("A line that alternates with others in a loop costs an entry each time")
  func alternatingLines() {
    let section = ListSection<Group, Int>(.a) {
      for number in 0..<3 {
        number
        number + 10
      }
    }
    #expect(section.content.declarations.runs.count == 6)
  }

  @Test("Each element has the location of its run, and elements out of range have none")
  func locations() {
    var runs = SourceRuns()
    runs.append(Self.location(1), count: 2)
    runs.append(nil, count: 1)
    runs.append(Self.location(3), count: 0)
    runs.append(Self.location(4), count: 3)
    #expect(runs.count == 6)
    #expect((0..<8).map { runs.location(at: $0)?.line } == [1, 1, nil, 4, 4, 4, nil, nil])
  }

  @Test("Joined runs keep their locations")
  func joining() {
    var runs = SourceRuns(Self.location(1), count: 2)
    var others = SourceRuns(Self.location(1), count: 1)
    others.append(Self.location(2), count: 2)
    runs.append(others)
    #expect((0..<5).map { runs.location(at: $0)?.line } == [1, 1, 1, 2, 2])
    #expect(runs.runs.count == 2)
  }
}
