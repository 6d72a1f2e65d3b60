import TestSupport
import Testing

@testable import ListBuilder

/// Random edits, compared after each step with a model of plain arrays.
@Suite struct ListSnapshotModelTests {
  /// An identifier of which only a few have different hashes.
  struct FewHashes: NumberedID {
    let number: Int

    init(_ number: Int) { self.number = number }

    func hash(into hasher: inout Hasher) { hasher.combine(number % 4) }
  }

  /// An identifier whose hashes are all the same.
  struct OneHash: NumberedID {
    let number: Int

    init(_ number: Int) { self.number = number }

    func hash(into hasher: inout Hasher) {}
  }

  /// An identifier that mostly has a hash of its own, but may share it with seven others.
  struct SomeSharedHashes: NumberedID {
    let number: Int

    init(_ number: Int) { self.number = number }

    func hash(into hasher: inout Hasher) {
      hasher.combine(number.isMultiple(of: 8) ? number / 64 : -number)
    }
  }

  private let smallEdits = RandomEdits(
    itemNumbers: 9, sectionNumbers: 3, longestArgument: 3, sectionEdits: 20)

  private let largeEdits = RandomEdits(
    itemNumbers: 900, sectionNumbers: 4, longestArgument: 3, sectionEdits: 1)

  private let mediumEdits = RandomEdits(
    itemNumbers: 260, sectionNumbers: 3, longestArgument: 2, sectionEdits: 1)

  @Test("Small lists answer every query as arrays do, after each of 66,000 random edits")
  func smallLists() {
    run(Int.self, smallEdits, lists: 330, steps: 200, startingWith: 5)
  }

  @Test("So do small lists of identifiers with few hashes, after each of 20,000 edits")
  func smallListsWithFewHashes() {
    run(FewHashes.self, smallEdits, lists: 100, steps: 200, startingWith: 5)
  }

  @Test("So do small lists of identifiers with one hash, after each of 8,000 edits")
  func smallListsWithOneHash() {
    run(OneHash.self, smallEdits, lists: 40, steps: 200, startingWith: 5)
  }

  @Test("So do lists long enough for offsets to be noted anew, after each of 4,000 edits")
  func largeLists() {
    run(Int.self, largeEdits, lists: 2, steps: 2_000, startingWith: 600)
  }

  @Test("So do such lists, some of whose identifiers share hashes, after 2,000 edits")
  func largeListsWithSharedHashes() {
    run(SomeSharedHashes.self, largeEdits, lists: 2, steps: 1_000, startingWith: 600)
  }

  @Test("So do lists of identifiers with few hashes whose items drift, after 2,000 edits")
  func driftingListsWithFewHashes() {
    run(FewHashes.self, mediumEdits, lists: 2, steps: 1_000, startingWith: 180)
  }

  private func run<ID: NumberedID>(
    _: ID.Type, _ edits: RandomEdits, lists: Int, steps: Int, startingWith count: Int,
    test: String = #function
  ) {
    var generator = SeededGenerator.printingSeed(for: "ListSnapshotModel.\(test)")
    var run = ModelRun<ID>(edits: edits)
    for _ in 0..<lists {
      run.start(count: count)
      for _ in 0..<steps {
        if let failure = run.step(using: &generator) {
          Issue.record("seed \(generator.seed), step \(run.steps): \(failure)")
          return
        }
      }
    }
    print("ListSnapshotModel.\(test): \(run.steps) steps, of which \(run.refusals) threw")
    if run.reindexings > 0 { print("  offsets were noted anew \(run.reindexings) times") }
    #expect(run.steps == lists * steps)
  }
}

/// A list and its model, edited side by side.
private struct ModelRun<ID: NumberedID> {
  private typealias Copy = (list: StampedList<ID>, model: ListModel)

  let edits: RandomEdits
  private var list = StampedList<ID>()
  private var model = ListModel()
  private var copies: [Copy] = []
  private(set) var steps = 0
  private(set) var refusals = 0
  private(set) var reindexings = 0

  init(edits: RandomEdits) { self.edits = edits }

  /// Starts anew with two sections, the first of which has almost all the items.
  mutating func start(count: Int) {
    (list, model, copies) = (StampedList(), ListModel(), [])
    perform(.appendSections([0, 1]))
    perform(.appendItems(Array(0..<count - 2), section: 0, .move))
    perform(.appendItems([count - 2, count - 1], section: 1, .move))
  }

  private mutating func perform(_ edit: Edit) {
    try? list.perform(edit, stamp: steps)
    try? model.perform(edit, stamp: steps)
  }

  /// Edits and compares.
  ///
  /// - Returns: What went wrong.
  mutating func step(using generator: inout SeededGenerator) -> String? {
    let before = list
    let edit = edits.next(for: model, using: &generator)
    steps += 1
    let error = refusal(ofList: edit)
    let expected = refusal(ofModel: edit)
    if error != nil { refusals += 1 }
    if zip(before.index.drifts, list.index.drifts).contains(where: { $0 > 0 && $1 == 0 }) {
      reindexings += 1
    }
    guard error == expected else {
      return "\(edit) of \(before) threw \(text(error)) instead of \(text(expected))"
    }
    if let difference = model.difference(from: list, askingFor: sample(using: &generator)) {
      return "\(difference) is wrong after \(edit) of \(before), which gave \(list)"
    }
    // What is broken stays so for a while, and takes longer to find than wrong answers.
    if steps.isMultiple(of: checksAll ? 4 : 10), let problem = list.brokenInvariant {
      return "\(problem) after \(edit) of \(before)"
    }
    return checkCopies(using: &generator)
  }

  private mutating func refusal(ofList edit: Edit) -> SnapshotError? {
    do throws(SnapshotError) {
      try list.perform(edit, stamp: steps)
      return nil
    } catch {
      return error
    }
  }

  private mutating func refusal(ofModel edit: Edit) -> SnapshotError? {
    do throws(SnapshotError) {
      try model.perform(edit, stamp: steps)
      return nil
    } catch {
      return error
    }
  }

  /// Keeps a copy now and then, and looks whether an older one is still as it was. Sometimes the
  /// older one is edited from then on.
  private mutating func checkCopies(using generator: inout SeededGenerator) -> String? {
    guard Int.random(in: 0..<8, using: &generator) == 0 else { return nil }
    copies.append((list, model))
    guard copies.count > 3 else { return nil }
    let copy = copies.remove(at: Int.random(in: 0..<copies.count, using: &generator))
    if let difference = copy.model.difference(
      from: copy.list, askingFor: sample(using: &generator))
    {
      return "\(difference) of the copy \(copy.list) is wrong; it was \(copy.model)"
    }
    if let problem = copy.list.brokenInvariant { return "\(problem) in the copy \(copy.list)" }
    if Int.random(in: 0..<4, using: &generator) == 0 { (list, model) = copy }
    return nil
  }

  private var checksAll: Bool { edits.itemNumbers < 50 }

  /// All numbers of a small list, some of a large one.
  private func sample(using generator: inout SeededGenerator) -> [Int] {
    if checksAll { return Array(-1...edits.itemNumbers) }
    return (0..<12).map { _ in Int.random(in: -1...edits.itemNumbers, using: &generator) }
  }

  private func text(_ error: SnapshotError?) -> String { error.map { "\($0)" } ?? "nothing" }
}
