import ListBuilder
import Testing

@Suite struct ContextTests {
  private let list: Letters

  init() throws {
    list = try ListSnapshot {
      ListSection(.a, words: "x y")
      ListSection(.b) {}
      ListSection(.c, words: "z")
    }
  }

  @Test("Contexts of positions are those of the walk")
  func sameAsWalk() throws {
    var met = 0
    let presenter = TracePresenter<Group, String>(cellProvider: { item, _ in item })
    try presenter.walk(list) { element in
      met += 1
      switch element {
      case .cell(_, _, let context):
        let cell = CellContext(of: list, at: context.indexPath)
        #expect(cell.map { "\($0)" } == "\(context)")
      case .sectionStart(let context), .sectionEnd(let context):
        let section = SectionContext(of: list, at: context.index)
        #expect(section.map { "\($0)" } == "\(context)")
      default:
        met -= 1
      }
    }
    #expect(met == 9)
  }

  @Test("A position out of range has no context", arguments: [Int.min, -1, 3, .max])
  func sectionOutOfRange(index: Int) {
    #expect(SectionContext(of: list, at: index) == nil)
    #expect(CellContext(of: list, at: ListIndexPath(section: index, item: 0)) == nil)
    #expect(SectionContext(of: Letters(), at: index) == nil)
  }

  @Test(
    "A path to no item has no context",
    arguments: [(0, Int.min), (0, -1), (0, 2), (0, .max), (1, 0), (2, 1)])
  func itemOutOfRange(section: Int, item: Int) {
    #expect(CellContext(of: list, at: ListIndexPath(section: section, item: item)) == nil)
  }
}
