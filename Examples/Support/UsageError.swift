/// A command line that cannot be understood.
public struct UsageError: Error, Equatable {
  /// What is wrong with it.
  public let message: String

  /// Creates an error.
  public init(_ message: String) { self.message = message }
}
