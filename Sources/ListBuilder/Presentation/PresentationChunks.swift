/// A presented list in pieces of UTF-8, each made when it is asked for.
///
/// It is read once, either piece by piece with ``next()``, or as an asynchronous sequence, so that
/// a writer sets the pace. Each piece ends between two characters. An error ends the pieces.
public final class PresentationChunks {
  private let makeNext: () throws -> [UInt8]?
  private var isMaking = false

  @usableFromInline
  init(_ makeNext: @escaping () throws -> [UInt8]?) {
    self.makeNext = makeNext
  }

  /// Makes the next piece, or returns `nil` behind the last one.
  ///
  /// A provider that asks for the next piece while it helps to make one gets `nil`, too.
  ///
  /// - Throws: What a provider throws.
  /// - Complexity: O(*n*) for a piece of *n* bytes, and the calls of the providers.
  public func next() throws -> [UInt8]? {
    guard !isMaking else { return nil }
    isMaking = true
    defer { isMaking = false }
    return try makeNext()
  }
}

extension PresentationChunks: AsyncSequence {
  /// Hands the pieces out one by one.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let chunks: PresentationChunks

    /// Makes the next piece on the caller's actor, or returns `nil` behind the last one.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws -> [UInt8]? {
      try chunks.next()
    }

    /// Makes the next piece, or returns `nil` behind the last one.
    public mutating func next() async throws -> [UInt8]? { try chunks.next() }
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(chunks: self) }
}
