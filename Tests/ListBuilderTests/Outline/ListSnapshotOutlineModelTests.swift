import TestSupport
import Testing

@testable import ListBuilder

/// Random edits of lists with outlines, compared after each step with a model of nested arrays.
@Suite struct ListSnapshotOutlineModelTests {
  /// An identifier of which only a few have different hashes.
  struct FewHashes: NumberedID {
    let number: Int

    init(_ number: Int) { self.number = number }

    func hash(into hasher: inout Hasher) { hasher.combine(number % 3) }
  }

  /// An identifier whose hashes are all the same.
  struct OneHash: NumberedID {
    let number: Int

    init(_ number: Int) { self.number = number }

    func hash(into hasher: inout Hasher) {}
  }

  private let smallEdits = RandomEdits(
    itemNumbers: 7, sectionNumbers: 3, longestArgument: 3, sectionEdits: 5)

  @Test("Lists with outlines answer every query as nested arrays do, after each of 20,000 edits")
  func smallLists() { run(Int.self, smallEdits, lists: 50, steps: 200) }

  @Test("So do those of identifiers with few hashes, after each of 6,000 edits")
  func fewHashes() { run(FewHashes.self, smallEdits, lists: 20, steps: 200) }

  @Test("So do those of identifiers with one hash, after each of 3,000 edits")
  func oneHash() { run(OneHash.self, smallEdits, lists: 15, steps: 200) }

  @Test("So do larger lists, after each of 1,000 edits")
  func largerLists() {
    let edits = RandomEdits(itemNumbers: 30, sectionNumbers: 3, longestArgument: 5, sectionEdits: 3)
    run(Int.self, edits, lists: 4, steps: 250)
  }

  private func run<ID: NumberedID>(
    _: ID.Type, _ edits: RandomEdits, lists: Int, steps: Int, test: String = #function
  ) {
    var generator = SeededGenerator.printingSeed(for: "ListSnapshotOutlineModel.\(test)")
    var run = ListOutlinesRun<ID>(edits: RandomListOutlinesEdits(flatEdits: edits))
    for _ in 0..<lists {
      run.start()
      for _ in 0..<steps {
        if let failure = run.step(using: &generator) {
          Issue.record("seed \(generator.seed), step \(run.steps): \(failure)")
          return
        }
      }
    }
    print(
      "ListSnapshotOutlineModel.\(test): \(run.steps) steps, of which \(run.refusals) threw, "
        + "\(run.cycles) for a cycle; \(run.nested) left something nested, \(run.hiding) hidden")
    #expect(run.steps == lists * steps)
  }
}

/// A list and its model, edited side by side.
private struct ListOutlinesRun<ID: NumberedID> {
  private typealias Copy = (list: StampedList<ID>, model: ListOutlinesModel)

  let edits: RandomListOutlinesEdits
  private var list = StampedList<ID>()
  private var model = ListOutlinesModel()
  private var copy: Copy?
  private(set) var steps = 0
  private(set) var refusals = 0
  private(set) var cycles = 0
  private(set) var nested = 0
  private(set) var hiding = 0

  init(edits: RandomListOutlinesEdits) { self.edits = edits }

  /// Starts anew with three sections, the last of which is left plain for now.
  mutating func start() {
    (list, model, copy) = (StampedList(), ListOutlinesModel(), nil)
    let items = Array(0..<edits.flatEdits.itemNumbers - 1)
    let (first, rest) = (items.prefix(items.count / 2), items.dropFirst(items.count / 2))
    let chain = first.reversed().reduce([]) { children, id in
      [OutlineModel.Node(id: id, stamp: 0, isExpanded: id % 2 == 0, children: children)]
    }
    for edit: ListOutlinesEdit in [
      .flat(.appendSections([0, 1, 2])), .apply(chain, section: 0),
      .flat(.appendItems(Array(rest), section: 2, .move)),
    ] {
      try? list.perform(edit, stamp: steps)
      try? model.perform(edit, stamp: steps)
    }
  }

  /// Edits and compares.
  ///
  /// - Returns: What went wrong.
  mutating func step(using generator: inout SeededGenerator) -> String? {
    let before = model
    let edit = edits.next(for: model, using: &generator)
    steps += 1
    var error: SnapshotError?
    var expected: SnapshotError?
    do throws(SnapshotError) { try list.perform(edit, stamp: steps) } catch let thrown {
      error = thrown
    }
    do throws(SnapshotError) { try model.perform(edit, stamp: steps) } catch let thrown {
      expected = thrown
    }
    guard error == expected else {
      return "\(edit) of \(before) threw \(text(error)) instead of \(text(expected))"
    }
    if expected != nil, model != before { return "the model was changed by \(edit) of \(before)" }
    count(error)
    // What is broken stays so for a while, and takes longer to find than wrong answers.
    if let problem = problem(of: (list, model), looksInside: steps.isMultiple(of: 4)) {
      return "\(problem) after \(edit) of \(before)"
    }
    return checkCopy(using: &generator)
  }

  private mutating func count(_ error: SnapshotError?) {
    if let error {
      refusals += 1
      if "\(error)".contains("under") { cycles += 1 }
    }
    if list.hasOutlines { nested += 1 }
    if list.contents.contains(where: { $0.visibleCount < $0.storage.count }) { hiding += 1 }
  }

  private func problem(of copy: Copy, looksInside: Bool = true) -> String? {
    if let query = copy.model.difference(
      from: copy.list, askingFor: [-1, steps % edits.flatEdits.itemNumbers])
    {
      return "\(query) is wrong in \(copy.list.outlines), not \(copy.model),"
    }
    return looksInside ? copy.list.brokenInvariant : nil
  }

  /// Looks now and then whether an older copy is still as it was. Sometimes it is edited from then
  /// on.
  private mutating func checkCopy(using generator: inout SeededGenerator) -> String? {
    guard Int.random(in: 0..<12, using: &generator) == 0 else { return nil }
    if let copy, let problem = problem(of: copy) { return "\(problem) in a copy" }
    let older = copy
    copy = (list, model)
    if let older, Bool.random(using: &generator) { (list, model) = older }
    return nil
  }

  private func text(_ error: SnapshotError?) -> String { error.map { "\($0)" } ?? "nothing" }
}
