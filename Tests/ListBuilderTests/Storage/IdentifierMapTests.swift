import TestSupport
import Testing

@testable import ListBuilder

@Suite struct IdentifierMapTests {
  @Test("Random edits leave what they leave in a dictionary", arguments: [1, 7, 1 << 20])
  func randomEdits(hashes: Int) {
    var generator = SeededGenerator.printingSeed(for: "IdentifierMap")
    var map = IdentifierMap<Key, Int>()
    var dictionary: [Key: Int] = [:]
    for step in 0..<2_000 {
      let key = Key(number: Int.random(in: 0..<60, using: &generator), hashes: hashes)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0:
        map[key] = step
        dictionary[key] = step
      case 1:
        #expect(map.remove(key) == dictionary.removeValue(forKey: key))
      default:
        map[key, default: 0] += 1
        dictionary[key, default: 0] += 1
      }
      if map.dictionary != dictionary || map.count != dictionary.count
        || map[key] != dictionary[key]
      {
        Issue.record("step \(step): \(map.dictionary) is not \(dictionary)")
      }
      if map.isEmpty != dictionary.isEmpty { Issue.record("step \(step)") }
    }
    let even = map.filter { $0.value.isMultiple(of: 2) }
    #expect(even.dictionary == dictionary.filter { $0.value.isMultiple(of: 2) })
  }

  /// A key with one of a few hashes.
  private struct Key: Hashable {
    let number: Int
    let hashes: Int

    func hash(into hasher: inout Hasher) { hasher.combine(number % hashes) }
  }
}
