import ExampleSupport

/// Reads a folder, and those in it on the way.
struct FolderReader: ~Copyable {
  private var path: FolderPath
  private let showsHidden: Bool
  private var numberOfFolders = 0

  /// Begins at a folder.
  init(_ path: FileName, showsHidden: Bool) throws(FileProblem) {
    self.path = try FolderPath(path)
    self.showsHidden = showsHidden
  }

  /// Reads the entries of the last folder on the way, in order.
  mutating func entries() throws(FileProblem) -> [FileEntry] {
    defer { numberOfFolders += 1 }
    return try path.entries(ofFolder: numberOfFolders, showsHidden: showsHidden)
      .sorted(by: FileEntry.isBefore)
  }

  /// Goes on to a folder that holds anything.
  ///
  /// - Parameter entry: The entry of the last folder to go on to. If it cannot be read, it has a
  ///   problem afterwards.
  /// - Returns: What it holds, in order. If that is nothing, the way is as it was.
  mutating func enter(_ entry: inout FileEntry) -> [FileEntry] {
    guard entry.kind == .folder, entry.problem == nil else { return [] }
    do {
      try path.enter(entry.id.name)
    } catch {
      entry.problem = error
      return []
    }
    var entries: [FileEntry] = []
    do { entries = try self.entries() } catch { entry.problem = error }
    if entries.isEmpty { path.leave() }
    return entries
  }

  /// Goes back to the folder before the last one.
  mutating func leave() { path.leave() }
}
