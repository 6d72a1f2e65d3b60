import ExampleSupport
import Foundation

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
  /// - Throws: `FileError` if a file cannot be read.
  init(_ files: [FileName]) throws(FileError) {
    for file in files {
      let bytes = try Self.bytes(of: file)
      let content = ContactFile(reading: bytes, format: .init(fileName: "\(file)", bytes: bytes))
      contacts += content.contacts
      let name = file == "-" ? "standard input" : "\(file)"
      problems += content.problems.map { problem in
        "\(name):\(problem.line.map { "\($0):" } ?? "") \(problem.message)"
      }
    }
    contacts = contacts.numberingEqualKeys()
  }

  private static func bytes(of file: FileName) throws(FileError) -> [UInt8] {
    let descriptor = file == "-" ? STDIN_FILENO : open(file.cString, O_RDONLY)
    guard descriptor >= 0 else { throw FileError(file, .noInput, code: errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError(file, .noInput, code: errno) }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }
}
