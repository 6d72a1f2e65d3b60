/// Changes at random places.
extension Array {
  /// Removes elements in blocks of a length; with 1, anywhere.
  mutating func remove(
    _ removed: Int, inBlocksOf length: Int = 1, using generator: inout SeededGenerator
  ) {
    let blocks = (0..<count / length).shuffled(using: &generator).prefix(removed / length)
    keepOnly { [blocks = Set(blocks)] place in !blocks.contains(place / length) }
  }

  /// Inserts elements in blocks of a length; with 1, anywhere.
  mutating func insert(
    _ elements: [Element], inBlocksOf length: Int = 1, using generator: inout SeededGenerator
  ) {
    let starts = stride(from: 0, to: elements.count, by: length)
    let places = starts.map { _ in Int.random(in: 0...count, using: &generator) }.sorted()
    var result: [Element] = []
    result.reserveCapacity(count + elements.count)
    var next = 0
    for (place, start) in zip(places, starts) {
      result += self[next..<place]
      result += elements[start..<Swift.min(start + length, elements.count)]
      next = place
    }
    self = result + self[next...]
  }

  /// Takes elements out.
  ///
  /// - Returns: The elements in random order.
  mutating func take(_ taken: Int, using generator: inout SeededGenerator) -> [Element] {
    let places = indices.shuffled(using: &generator).prefix(taken)
    let elements = places.map { self[$0] }
    keepOnly { [places = Set(places)] place in !places.contains(place) }
    return elements
  }

  /// Moves elements to places that have nothing to do with their own.
  mutating func move(_ moved: Int, using generator: inout SeededGenerator) {
    insert(take(moved, using: &generator), using: &generator)
  }

  /// Exchanges the places of elements among them.
  mutating func shuffle(_ shuffled: Int, using generator: inout SeededGenerator) {
    let places = indices.shuffled(using: &generator).prefix(shuffled)
    let elements = places.shuffled(using: &generator).map { self[$0] }
    for (place, element) in zip(places, elements) { self[place] = element }
  }

  private mutating func keepOnly(_ isKept: (Int) -> Bool) {
    self = indices.filter(isKept).map { self[$0] }
  }
}
