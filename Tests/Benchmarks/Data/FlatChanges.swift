/// Changes in a single section, and the row that measures what comparing costs then.
struct FlatChanges {
  let row: String
  let bar: Double

  /// The number of items at first.
  let items: Int

  /// How many of them are removed, and how many new ones inserted.
  let replaced: Int

  /// How many removed and inserted items stand together.
  var blockLength = 1

  /// How many of the others exchange their places.
  var shuffled = 0

  /// How many of the others move anywhere.
  var moved = 0

  /// Makes the items, and a changed copy of them.
  func makeItems<ID>(_: ID.Type) -> (old: [Item<ID>], new: [Item<ID>]) {
    let data = ListData<ID>(sections: 1, items: items)
    var generator = data.generator
    let old = data.sections[0]
    var new = old
    new.remove(replaced, inBlocksOf: blockLength, using: &generator)
    new.shuffle(shuffled, using: &generator)
    new.move(moved, using: &generator)
    let inserted = (0..<replaced).map { _ in Item<ID>(from: &generator) }
    new.insert(inserted, inBlocksOf: blockLength, using: &generator)
    return (old, new)
  }
}
