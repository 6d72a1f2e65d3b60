/// A renderer on its way through a list: what strings, streams and chunks have in common.
@frozen
@usableFromInline
struct Rendering<P: StreamingPresenter> {
  @frozen
  @usableFromInline
  enum State {
    case notBegun
    case begun(P.Renderer)
    case finished
  }

  @usableFromInline let presenter: P
  @usableFromInline let list: ListSnapshot<P.Section, P.Item>
  @usableFromInline var cursor: ListCursor<P.Section, P.Item, P.Cell, P.Supplementary>
  @usableFromInline var state = State.notBegun

  @inlinable
  init(of list: ListSnapshot<P.Section, P.Item>, by presenter: P) {
    self.presenter = presenter
    self.list = list
    cursor = presenter.cursor(over: list)
  }

  /// Writes elements until there are a number of bytes, or all is written.
  ///
  /// - Returns: About how many elements that took; none if all was written before.
  /// - Throws: What a provider or the renderer throws. The walk has then ended.
  @inlinable
  mutating func write(into output: inout [UInt8], upTo size: Int) throws -> Int {
    // Moved out and not copied: a second reference would copy what the renderer remembers.
    var current = State.finished
    swap(&current, &state)
    var renderer: P.Renderer
    var steps = 1
    switch consume current {
    case .notBegun:
      renderer = try presenter.makeRenderer(for: list)
      try renderer.begin(into: &output)
    case .begun(let begun):
      renderer = begun
    case .finished:
      return 0
    }
    let provider = cursor.cellProvider
    while output.count < size {
      let items = try cursor.visitItems { [presenter] item, context in
        try presenter.renderCell(
          of: item, in: context, from: provider, by: &renderer, into: &output)
        return output.count < size
      }
      steps += items ?? 1
      guard items == nil else { continue }
      guard !cursor.isAtEnd else {
        try renderer.finish(into: &output)
        return steps
      }
      if let element = try cursor.step() { try renderer.render(element, into: &output) }
    }
    state = .begun(renderer)
    return steps
  }
}
