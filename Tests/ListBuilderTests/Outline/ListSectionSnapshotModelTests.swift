import TestSupport
import Testing

@testable import ListBuilder

/// Random edits, compared after each step with a model of nodes that hold nodes.
@Suite struct ListSectionSnapshotModelTests {
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

  @Test("Outlines answer every query as nested arrays do, after each of 74,000 random edits")
  func smallOutlines() { run(Int.self, itemNumbers: 8, outlines: 370, steps: 200) }

  @Test("So do outlines of identifiers with few hashes, after each of 16,000 edits")
  func fewHashes() { run(FewHashes.self, itemNumbers: 8, outlines: 80, steps: 200) }

  @Test("So do outlines of identifiers with one hash, after each of 8,000 edits")
  func oneHash() { run(OneHash.self, itemNumbers: 7, outlines: 40, steps: 200) }

  @Test("So do larger outlines, after each of 2,000 edits")
  func largerOutlines() { run(Int.self, itemNumbers: 30, outlines: 4, steps: 500) }

  private func run<ID: NumberedID>(
    _: ID.Type, itemNumbers: Int, outlines: Int, steps: Int, test: String = #function
  ) {
    var generator = SeededGenerator.printingSeed(for: "ListSectionSnapshotModel.\(test)")
    var run = OutlineRun<ID>(edits: RandomOutlineEdits(itemNumbers: itemNumbers))
    for _ in 0..<outlines {
      run.start()
      for _ in 0..<steps {
        if let failure = run.step(using: &generator) {
          Issue.record("seed \(generator.seed), step \(run.steps): \(failure)")
          return
        }
      }
    }
    print("ListSectionSnapshotModel.\(test): \(run.steps) steps, of which \(run.refusals) threw")
    #expect(run.steps == outlines * steps)
  }
}

/// An outline and its model, edited side by side.
private struct OutlineRun<ID: NumberedID> {
  private typealias Copy = (outline: StampedOutline<ID>, model: OutlineModel)

  let edits: RandomOutlineEdits
  private var outline = StampedOutline<ID>()
  private var model = OutlineModel()
  private var copy: Copy?
  private(set) var steps = 0
  private(set) var refusals = 0

  init(edits: RandomOutlineEdits) { self.edits = edits }

  mutating func start() { (outline, model, copy) = (StampedOutline(), OutlineModel(), nil) }

  /// Edits and compares.
  ///
  /// - Returns: What went wrong.
  mutating func step(using generator: inout SeededGenerator) -> String? {
    let before = model
    let edit = edits.next(for: model, using: &generator)
    steps += 1
    var error: SnapshotError?
    var expected: SnapshotError?
    do throws(SnapshotError) { try outline.perform(edit, stamp: steps) } catch let thrown {
      error = thrown
    }
    do throws(SnapshotError) { try model.perform(edit, stamp: steps) } catch let thrown {
      expected = thrown
    }
    if error != nil { refusals += 1 }
    guard error == expected else {
      return "\(edit) of \(before) threw \(text(error)) instead of \(text(expected))"
    }
    // What is broken stays so for a while, and takes longer to find than wrong answers.
    if let problem = problem(of: (outline, model), looksInside: steps.isMultiple(of: 4)) {
      return "\(problem) after \(edit) of \(before)"
    }
    return checkSubtree(using: &generator) ?? checkCopy(using: &generator)
  }

  private func problem(of copy: Copy, looksInside: Bool = true) -> String? {
    if let query = copy.model.difference(
      from: copy.outline, askingFor: [-1, steps % edits.itemNumbers])
    {
      return "\(query) is wrong in \(copy.outline.text), not \(copy.model),"
    }
    return looksInside ? copy.outline.brokenInvariant : nil
  }

  /// Looks now and then whether a part of the outline is an outline like that part.
  private func checkSubtree(using generator: inout SeededGenerator) -> String? {
    guard Int.random(in: 0..<10, using: &generator) == 0 else { return nil }
    let number = Int.random(in: 0..<edits.itemNumbers, using: &generator)
    guard let node = model.node(number) else { return nil }
    for includesParent in [true, false] {
      guard let part = outline.snapshot(of: ID(number), includingParent: includesParent) else {
        return "no snapshot of \(number) in \(model)"
      }
      let expected = OutlineModel(roots: includesParent ? [node] : node.children)
      if let problem = problem(of: (part, expected)) { return "\(problem) as a part of \(model)" }
      if (try? part == StampedOutline<ID>(expected.roots)) != true {
        return "\(part.text) is not equal to \(expected)"
      }
    }
    return nil
  }

  /// Looks now and then whether an older copy is still as it was. Sometimes it is edited from then
  /// on.
  private mutating func checkCopy(using generator: inout SeededGenerator) -> String? {
    guard Int.random(in: 0..<12, using: &generator) == 0 else { return nil }
    if let copy {
      if let problem = problem(of: copy) { return "\(problem) in a copy" }
      if (copy.outline == outline) != (copy.model == model) { return "equality is wrong" }
    }
    let older = copy
    copy = (outline, model)
    if let older, Bool.random(using: &generator) { (outline, model) = older }
    return nil
  }

  private func text(_ error: SnapshotError?) -> String { error.map { "\($0)" } ?? "nothing" }
}
