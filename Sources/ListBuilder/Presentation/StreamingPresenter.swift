/// A presenter that writes text as it walks, so that memory stays flat however long the list is.
///
/// A streaming presenter says how one element is written, by its ``Renderer``; it then presents
/// into a string, into a text output stream, and as chunks.
///
///     try presenter.present(list)                          // a String
///     try presenter.present(list, to: &file)               // any TextOutputStream
///     for try await chunk in presenter.chunks(of: list) { try await body.write(chunk) }
public protocol StreamingPresenter<Section, Item>: Presenter where Output == String {
  /// What writes one element after another.
  associatedtype Renderer: ListRenderer<Section, Item, Cell, Supplementary>

  /// Returns a renderer for one walk through a list.
  ///
  /// - Throws: What a provider throws, if the renderer has to look ahead.
  func makeRenderer(for list: ListSnapshot<Section, Item>) throws -> Renderer

  /// Writes the cell of an item of a section without nesting. By default, the renderer does, which
  /// is given the cell that the provider makes.
  ///
  /// Nearly all elements are such cells. A presenter that can write them without making a value of
  /// each, or without copies of the item and its place, is much quicker; it writes the same.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - context: The place of the item.
  ///   - provider: The presenter's ``Presenter/cellProvider``, as it was when the walk began.
  ///   - renderer: The renderer of this walk.
  ///   - output: UTF-8 code units, to append to.
  /// - Throws: What the provider and the renderer throw. The walk has then ended: a part of the
  ///   cell may stand in the output, which is dropped, and the renderer is not used any more.
  func renderCell(
    of item: Renderer.Item, in context: CellContext<Renderer.Section>,
    from provider: (Renderer.Item, CellContext<Renderer.Section>) throws -> Renderer.Cell,
    by renderer: inout Renderer, into output: inout [UInt8]
  ) throws
}

/// Writes the elements of a list as UTF-8, one after another.
///
/// Each call appends whole characters. A renderer remembers what it needs of the elements before,
/// and is for one walk through a list.
public protocol ListRenderer<Section, Item, Cell, Supplementary> {
  /// The type of the sections.
  associatedtype Section: Diffable
  /// The type of the items.
  associatedtype Item: Diffable
  /// What cells are made of.
  associatedtype Cell
  /// What headers, footers and the placeholder are made of.
  associatedtype Supplementary

  /// Writes what stands before all elements. By default, nothing.
  mutating func begin(into output: inout [UInt8]) throws

  /// Writes an element.
  ///
  /// Cells of sections without nesting may be written in another way, see
  /// ``StreamingPresenter/renderCell(of:in:from:by:into:)``.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - output: UTF-8 code units, to append to.
  mutating func render(
    _ element: ListElement<Section, Item, Cell, Supplementary>, into output: inout [UInt8]
  ) throws

  /// Writes what stands behind all elements. By default, nothing.
  mutating func finish(into output: inout [UInt8]) throws
}

extension ListRenderer {
  public mutating func begin(into output: inout [UInt8]) {}

  public mutating func finish(into output: inout [UInt8]) {}
}

extension StreamingPresenter {
  // In the words of the renderer, whose type is known first: so the presenter's types are inferred
  // from what it declares, and not from here.
  @inlinable
  public func renderCell(
    of item: Renderer.Item, in context: CellContext<Renderer.Section>,
    from provider: (Renderer.Item, CellContext<Renderer.Section>) throws -> Renderer.Cell,
    by renderer: inout Renderer, into output: inout [UInt8]
  ) throws {
    let cell = try provider(item, context)
    try renderer.render(.cell(cell, item, context), into: &output)
  }

  /// Presents a list as a string.
  ///
  /// - Throws: What a provider throws.
  /// - Complexity: O(*n*).
  @inlinable
  public func present(_ list: ListSnapshot<Section, Item>) throws -> String {
    var text = ""
    var piece: [UInt8] = []
    var rendering = Rendering(of: list, by: self)
    let pieceSize = 1 << 16
    while case let steps = try rendering.write(into: &piece, upTo: pieceSize), steps > 0 {
      if text.isEmpty, piece.count >= pieceSize {
        // An eighth more than the first piece lets expect, within bounds: text that grows is copied
        // again and again.
        let pieces = (list.numberOfItems + 2 * list.numberOfSections) / steps
        let times = pieces + pieces / 8 + 1
        text.reserveCapacity(times * min(piece.count, (1 << 26) / times))
      }
      text.append(utf8: piece)
      piece.removeAll(keepingCapacity: true)
    }
    return text
  }

  /// Presents a list into a text output stream.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - output: Where to write, in pieces of about 64 KiB.
  /// - Throws: What a provider throws. The pieces that were written until then stay written.
  /// - Complexity: O(*n*); memory for the largest element and a piece.
  @inlinable
  public func present(
    _ list: ListSnapshot<Section, Item>, to output: inout some TextOutputStream
  ) throws {
    let chunks = chunks(of: list)
    while let chunk = try chunks.next() { output.write(String(decoding: chunk, as: UTF8.self)) }
  }

  /// Returns the presented list as chunks of UTF-8, made as they are asked for.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - size: The number of bytes at which a chunk ends. A chunk holds at least one element and
  ///     never a part of one, so it may be longer.
  /// - Complexity: O(1); the chunks together O(*n*).
  @inlinable
  public func chunks(
    of list: ListSnapshot<Section, Item>, size: Int = 1 << 16
  ) -> PresentationChunks {
    var rendering = Rendering(of: list, by: self)
    return PresentationChunks {
      var chunk: [UInt8] = []
      chunk.reserveCapacity(min(max(size, 0), 1 << 16))
      _ = try rendering.write(into: &chunk, upTo: max(size, 1))
      return chunk.isEmpty ? nil : chunk
    }
  }
}
