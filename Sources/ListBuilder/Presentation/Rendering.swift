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

  /// Writes the next element, and returns `false` once there is none. An error ends it.
  @inlinable
  mutating func advance(into output: inout [UInt8]) throws -> Bool {
    // Moved out and not copied: a second reference would copy what the renderer remembers.
    var current = State.finished
    swap(&current, &state)
    switch consume current {
    case .notBegun:
      var renderer = try presenter.makeRenderer(for: list)
      try renderer.begin(into: &output)
      state = .begun(renderer)
    case .begun(var renderer):
      if let element = try cursor.next() {
        try renderer.render(element, into: &output)
        state = .begun(renderer)
      } else {
        try renderer.finish(into: &output)
      }
    case .finished:
      return false
    }
    return true
  }
}
