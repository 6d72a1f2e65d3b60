/// The line of a source file that declares an element.
///
/// Builders note it for each item and section, so that an error can say where a repeated
/// identifier was declared.
@frozen
public struct ListSourceLocation: Sendable {
  /// The module and the file, as `#fileID` spells them: `Contacts/Main.swift`.
  public let fileID: StaticString

  /// The line, counted from 1.
  public let line: UInt

  /// Creates a location.
  ///
  /// - Parameters:
  ///   - fileID: The module and the file, as `#fileID` spells them.
  ///   - line: The line, counted from 1.
  @inlinable
  public init(fileID: StaticString = #fileID, line: UInt = #line) {
    self.fileID = fileID
    self.line = line
  }
}

extension ListSourceLocation: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.line == rhs.line && lhs.fileID.description == rhs.fileID.description
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(fileID.description)
  }
}

extension ListSourceLocation: CustomStringConvertible {
  /// The file's name and the line, as compilers print them: `Main.swift:12`.
  public var description: String {
    let path = fileID.description
    let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    return "\(name):\(line)"
  }
}
