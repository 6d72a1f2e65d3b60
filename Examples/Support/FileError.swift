import Foundation

/// A file that cannot be read or written.
public struct FileError: Error, CustomStringConvertible {
  /// The name of the file.
  public let file: FileName

  /// How the program ends for it.
  public let status: ExitStatus

  /// What the system says.
  public let reason: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - file: The name of the file.
  ///   - status: How the program ends for it.
  ///   - code: The number of the error, such as `errno`.
  public init(_ file: FileName, _ status: ExitStatus, code: Int32) {
    self.file = file
    self.status = status
    reason = String(cString: strerror(code))
  }

  public var description: String { "\(file): \(reason)" }
}
