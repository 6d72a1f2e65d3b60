import Testing

@testable import ListBuilder

/// Every edit of every small outline, compared with a model.
@Suite struct ListSectionSnapshotExhaustiveTests {
  @Test("Each edit of each outline of up to three items does what nested arrays do, or throws")
  func upToThreeItems() throws {
    let models = (0...3).flatMap { count in
      Self.forests(of: count).flatMap { Self.expansions(of: $0, count: count) }
    }
    #expect(models.count == 1 + 2 + 2 * 4 + 5 * 8)
    for model in models {
      let outline = try StampedOutline<Int>(model.roots)
      let numbers = Array(0...model.ids.count + 1)
      for edit in additions(numbers) + grafts(numbers) + moves(numbers) + rest(numbers)
      where !check(edit, of: outline, model) {
        return
      }
    }
  }

  @Test("Each move within each outline of four items does what nested arrays do, or throws")
  func movesOfFourItems() throws {
    let shapes = Self.forests(of: 4)
    #expect(shapes.count == 14)
    for nodes in shapes {
      let outline = try StampedOutline<Int>(nodes)
      for edit in moves(Array(0...4)) where !check(edit, of: outline, OutlineModel(roots: nodes)) {
        return
      }
    }
  }

  /// All forests of a number of nodes, which are numbered in depth-first order.
  private static func forests(of count: Int, from first: Int = 0) -> [[OutlineModel.Node]] {
    guard count > 0 else { return [[]] }
    var forests: [[OutlineModel.Node]] = []
    for under in 0..<count {
      let behind = Self.forests(of: count - 1 - under, from: first + 1 + under)
      for children in Self.forests(of: under, from: first + 1) {
        let node = OutlineModel.Node(id: first, stamp: 0, children: children)
        for others in behind { forests.append([node] + others) }
      }
    }
    return forests
  }

  private static func expansions(
    of nodes: [OutlineModel.Node], count: Int
  ) -> [OutlineModel] {
    (0..<1 << count).map { bits in
      var model = OutlineModel(roots: nodes)
      try? model.perform(.expand((0..<count).filter { bits >> $0 & 1 == 1 }), stamp: 0)
      return model
    }
  }

  private func arguments(_ numbers: [Int]) -> [[Int]] {
    [[]] + numbers.map { [$0] } + numbers.flatMap { first in numbers.map { [first, $0] } }
  }

  private func additions(_ numbers: [Int]) -> [OutlineEdit] {
    arguments(numbers).flatMap { argument in
      [.append(argument, to: nil)]
        + numbers.flatMap { number -> [OutlineEdit] in
          [
            .append(argument, to: number), .insert(argument, .before, of: number),
            .insert(argument, .after, of: number),
          ]
        }
    }
  }

  private func grafts(_ numbers: [Int]) -> [OutlineEdit] {
    let nodes = numbers.map { OutlineModel.Node(id: $0, stamp: -1, isExpanded: true) }
    var trees: [[OutlineModel.Node]] = [[]]
    for parent in nodes {
      for child in nodes where child.id != parent.id {
        var tree = parent
        tree.children = [child]
        trees += [[parent, child], [tree]]
      }
    }
    return trees.flatMap { tree in
      numbers.flatMap { number -> [OutlineEdit] in
        [
          .graft(tree, .before, of: number), .graft(tree, .after, of: number),
          .replace(childrenOf: number, tree),
        ]
      }
    }
  }

  private func moves(_ numbers: [Int]) -> [OutlineEdit] {
    let indexes = [nil] + (-1...numbers.count).map { $0 }
    let parents = [nil] + numbers.map { $0 }
    return numbers.flatMap { number in
      parents.flatMap { parent in
        indexes.map { OutlineEdit.move(number, to: parent, at: $0) }
      }
    }
  }

  private func rest(_ numbers: [Int]) -> [OutlineEdit] {
    [.deleteAll] + numbers.map { .update($0) }
      + arguments(numbers).flatMap { argument -> [OutlineEdit] in
        [.delete(argument), .expand(argument), .collapse(argument)]
      }
  }

  private func check(
    _ edit: OutlineEdit, of before: StampedOutline<Int>, _ nodes: OutlineModel
  ) -> Bool {
    var outline = before
    var model = nodes
    var refusal: SnapshotError?
    var expected: SnapshotError?
    do throws(SnapshotError) { try outline.perform(edit, stamp: 1) } catch { refusal = error }
    do throws(SnapshotError) { try model.perform(edit, stamp: 1) } catch { expected = error }
    if refusal != expected {
      Issue.record("\(edit) of \(nodes) threw \(refusal as Any), not \(expected as Any)")
      return false
    }
    if let problem = model.difference(from: outline, askingFor: [5]) ?? outline.brokenInvariant {
      Issue.record("\(problem) after \(edit) of \(nodes), which gave \(outline.text)")
      return false
    }
    return true
  }
}
