import Foundation

/// Why the system does not tell something of a file.
struct FileProblem: Error, Equatable, CustomStringConvertible {
  /// The number of the error.
  let code: Int32

  /// Creates a problem of what the system said last.
  init(code: Int32 = errno) { self.code = code }

  var description: String { String(cString: strerror(code)) }
}
