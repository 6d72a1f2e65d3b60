import Testing

@testable import ListBuilder

/// The items of a section in short, as a section's description tells them: `P(c d) +Q(e) x`.
func declared(@ItemBuilder<String> _ body: () throws -> ListItems<String>) rethrows -> String {
  try declared(String.self, body)
}

func declared<Item: Diffable>(
  _ type: Item.Type, @ItemBuilder<Item> _ body: () throws -> ListItems<Item>
) rethrows -> String {
  let section = try ListSection(Group.a, items: body)
  section.content.checkInvariants()
  return String(section.description.dropFirst(2).dropLast())
}

extension ListItems {
  /// Expects that the parts of the storage agree with each other.
  func checkInvariants(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(declarations.count == storage.count, sourceLocation: sourceLocation)
    guard let outline else { return }
    #expect(!outline.isFlat, "a layout without need", sourceLocation: sourceLocation)
    #expect(outline.rows.count == storage.count, sourceLocation: sourceLocation)
    var visible: [UInt32] = []
    var areExpanded: [Bool] = []
    for (offset, row) in outline.rows.enumerated() {
      guard Int(row.level) <= areExpanded.count else {
        Issue.record("level \(row.level) at \(offset)", sourceLocation: sourceLocation)
        return
      }
      areExpanded.removeLast(areExpanded.count - Int(row.level))
      if areExpanded.allSatisfy({ $0 }) { visible.append(UInt32(offset)) }
      areExpanded.append(row.isExpanded)
    }
    #expect(outline.visible == visible, sourceLocation: sourceLocation)
  }
}

/// An item that knows what is under it.
struct Branch: Identifiable, Equatable, Diffable {
  let id: Int
  var isOpen = false
  var branches: [Branch] = []

  /// The same, but `nil` for none.
  var someBranches: [Branch]? { branches.isEmpty ? nil : branches }
}

extension Branch {
  /// Trees of identifiers that are as random as what is under them.
  static func random(
    _ ids: inout [Int], depth: Int, using generator: inout some RandomNumberGenerator
  ) -> [Branch] {
    var branches: [Branch] = []
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      guard let id = ids.popLast() else { break }
      let isOpen = Bool.random(using: &generator)
      let children = depth == 0 ? [] : random(&ids, depth: depth - 1, using: &generator)
      branches.append(Branch(id: id, isOpen: isOpen, branches: children))
    }
    return branches
  }

  /// The branches in short, as a section's description tells them.
  static func text(of branches: [Branch]) -> String {
    branches.map { branch in
      guard !branch.branches.isEmpty else { return "\(branch.id)" }
      return "\(branch.isOpen ? "" : "+")\(branch.id)(\(text(of: branch.branches)))"
    }.joined(separator: " ")
  }

  /// The branches that show, and the visible ones under them.
  static func visible(_ branches: [Branch]) -> [Int] {
    branches.flatMap { [$0.id] + ($0.isOpen ? visible($0.branches) : []) }
  }
}

/// The places of all duplicates that an error names, each as the description tells it.
func places(_ error: SnapshotError?) -> [String: [String]] {
  guard case .duplicateItems(let items) = error else { return [:] }
  return Dictionary(
    uniqueKeysWithValues: items.map { item in
      (
        item.id,
        item.places.map { place in
          let path = place.indexPath.map { "\($0.section).\($0.item)" } ?? ""
          return "\(path):\(place.location.map { "\($0.line)" } ?? "")"
        }
      )
    })
}
