import Foundation
import ListBuilder

/// A file that cannot be read or written.
struct FileError: Error, CustomStringConvertible {
  let file: String
  let status: ExitStatus
  let reason: String

  /// Creates an error from what the system said last.
  init(_ file: String, _ status: ExitStatus, code: Int32 = errno) {
    self.file = file
    self.status = status
    reason = String(cString: strerror(code))
  }

  var description: String { "\(file): \(reason)" }
}

/// The contacts of files, and what is wrong with the files.
struct ContactInput {
  var contacts: [Contact] = []
  var problems: [String] = []

  /// Whether there is nothing but problems.
  var isUnreadable: Bool { contacts.isEmpty && !problems.isEmpty }

  /// The contacts that come with the program.
  init() { contacts = Contact.bundled }

  /// Reads files; `-` is standard input.
  ///
  /// - Throws: ``FileError`` if a file cannot be read.
  init(_ files: [String]) throws(FileError) {
    for file in files {
      let bytes = try Self.bytes(of: file)
      let content = ContactFile(reading: bytes, format: .init(fileName: file, bytes: bytes))
      contacts += content.contacts
      let name = file == "-" ? "standard input" : file
      problems += content.problems.map { problem in
        "\(name):\(problem.line.map { "\($0):" } ?? "") \(problem.message)"
      }
    }
    contacts = contacts.numberingEqualKeys()
  }

  private static func bytes(of file: String) throws(FileError) -> [UInt8] {
    let descriptor = file == "-" ? STDIN_FILENO : open(file, O_RDONLY)
    guard descriptor >= 0 else { throw FileError(file, .noInput) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError(file, .noInput) }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }
}

/// Writes a list in chunks to a file, or to standard output.
///
/// - Throws: ``FileError`` if that is not possible; what the chunks throw.
func write(_ chunks: PresentationChunks, to file: String?) throws {
  try write(to: file, chunks.next)
}

/// Writes a text to a file, or to standard output.
///
/// - Throws: ``FileError`` if that is not possible.
func write(_ text: String, to file: String?) throws {
  var chunks = [Array(text.utf8)].makeIterator()
  try write(to: file) { chunks.next() }
}

private func write(to file: String?, _ nextChunk: () throws -> [UInt8]?) throws {
  let name = file ?? "standard output"
  let descriptor = file.map { open($0, O_WRONLY | O_CREAT | O_TRUNC, 0o666) } ?? STDOUT_FILENO
  guard descriptor >= 0 else { throw FileError(name, .cannotCreate) }
  while let chunk = try nextChunk() {
    var rest = chunk[...]
    while !rest.isEmpty {
      // The buffer is read within its bounds and does not leave the closure.
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError(name, .cannotCreate) }
      rest = rest.dropFirst(count)
    }
  }
  guard file == nil || close(descriptor) == 0 else { throw FileError(name, .cannotCreate) }
}
