import ExampleSupport
import ListBuilder

/// An entry of a folder.
struct FileEntry: Equatable, Diffable {
  /// A path, as the folder that holds the entry, and the name there.
  ///
  /// The paths of a deep folder together would need memory of the square of its depth. So a folder
  /// is known by its number, in the order in which folders are read.
  struct ID: Hashable {
    let folder: Int
    let name: FileName
  }

  enum Kind: String {
    case folder
    case file
    case link
    case other
  }

  let id: ID
  let kind: Kind

  /// The number of bytes; `nil` for all but files, and for a file that tells nothing.
  var size: Int?

  /// Where a link leads to.
  var target: FileName?

  /// Why the entry, or what is under it, is not known.
  var problem: FileProblem?

  /// Folders first, then by name.
  static func isBefore(_ left: FileEntry, _ right: FileEntry) -> Bool {
    let (isLeftFolder, isRightFolder) = (left.kind == .folder, right.kind == .folder)
    return isLeftFolder == isRightFolder ? left.id.name < right.id.name : isLeftFolder
  }
}
