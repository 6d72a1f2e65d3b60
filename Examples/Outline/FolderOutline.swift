import ExampleSupport
import ListBuilder

/// The list of a folder: one section, whose header is the path, and an outline of what is in it.
typealias FolderList = ListSnapshot<String, FileEntry>

/// Reads folders into outlines.
struct FolderOutline {
  /// The number of levels that show. The folders at the last one are collapsed.
  var depth = Int.max
  var showsHidden = false

  /// Whether what is in collapsed folders is in the list, too, for the reader can open them.
  var readsCollapsed = false

  /// Reads a folder. What is in it and cannot be read has a problem.
  ///
  /// However deep folders are, this does not recurse.
  ///
  /// - Throws: `FileProblem` if the folder itself cannot be read.
  func list(of path: FileName) throws -> FolderList {
    var reader = try FolderReader(path, showsHidden: showsHidden)
    var outline = ListSectionSnapshot<FileEntry>()
    // What is still to come at each level, the last one first, and the folders around.
    var pending: [[FileEntry]] = [try reader.entries().reversed()]
    var folders: [FileEntry.ID] = []
    var expanded: [FileEntry.ID] = []
    while let level = pending.indices.last {
      guard var entry = pending[level].popLast() else {
        pending.removeLast()
        if folders.popLast() != nil { reader.leave() }
        continue
      }
      let entries = readsCollapsed || level < depth ? reader.enter(&entry) : []
      try outline.append([entry], to: folders.last)
      guard !entries.isEmpty else { continue }
      if level + 1 < depth { expanded.append(entry.id) }
      pending.append(entries.reversed())
      folders.append(entry.id)
    }
    outline.expand(expanded)
    return try FolderList { ListSection(outline: outline, in: "\(path)") }
  }
}
