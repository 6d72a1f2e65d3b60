import ListBuilder

extension StreamingPresenter {
  /// Makes a list's chunks one after another, keeps none, and returns the number of their bytes.
  func streamedSize(of list: ListSnapshot<Section, Item>) throws -> Int {
    let chunks = chunks(of: list)
    var size = 0
    while let chunk = try chunks.next() { size += chunk.count }
    return size
  }
}
