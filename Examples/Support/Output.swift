import Foundation
public import ListBuilder

/// Writes a list in chunks to a file, or to standard output.
///
/// - Throws: ``FileError`` if that is not possible; what the chunks throw.
public func write(_ chunks: PresentationChunks, to file: FileName? = nil) throws {
  try write(to: file, chunks.next)
}

/// Writes a text to a file, or to standard output.
///
/// - Throws: ``FileError`` if that is not possible.
public func write(_ text: String, to file: FileName? = nil) throws {
  var chunks = [Array(text.utf8)].makeIterator()
  try write(to: file) { chunks.next() }
}

private func write(to file: FileName?, _ nextChunk: () throws -> [UInt8]?) throws {
  func failure() -> FileError { FileError(file ?? "standard output", .cannotCreate, code: errno) }
  let descriptor =
    file.map { open($0.cString, O_WRONLY | O_CREAT | O_TRUNC, 0o666) } ?? STDOUT_FILENO
  guard descriptor >= 0 else { throw failure() }
  while let chunk = try nextChunk() {
    do { try write(chunk, to: descriptor) } catch { throw failure() }
  }
  guard file == nil || close(descriptor) == 0 else { throw failure() }
}

/// The system did not take all that was written; `errno` tells why.
struct WriteError: Error {}

/// Writes bytes to an open file.
func write(_ bytes: [UInt8], to descriptor: Int32) throws(WriteError) {
  var rest = bytes[...]
  while !rest.isEmpty {
    // The buffer is read within its bounds and does not leave the closure.
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { continue }
    guard count >= 0 else { throw WriteError() }
    rest = rest.dropFirst(count)
  }
}
