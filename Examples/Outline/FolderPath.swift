import ExampleSupport
import Foundation

/// The way from a folder to one somewhere in it, by which the program goes.
///
/// Each step is told by a name alone, so that no path gets too long for the system, and links are
/// not followed. Only the last few folders are held open, for a program may not open many files.
struct FolderPath: ~Copyable {
  private struct Folder {
    /// The open folder; negative if it is closed for now, or was not found again.
    var descriptor: Int32
    let device: dev_t
    let number: ino_t
  }

  private static let mostOpen = 32

  private var folders: [Folder] = []

  /// Begins at a folder of the system, or at one that a link leads to.
  init(_ path: FileName) throws(FileProblem) {
    try append(open(path.cString, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
  }

  deinit { for folder in folders where folder.descriptor >= 0 { close(folder.descriptor) } }

  /// The open folder that the way leads to.
  var descriptor: Int32 { folders[folders.count - 1].descriptor }

  /// Goes on to a folder in the last one.
  mutating func enter(_ name: FileName) throws(FileProblem) {
    guard descriptor >= 0 else { throw FileProblem(code: ESTALE) }
    try append(
      openat(descriptor, name.cString, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC))
    let hidden = folders.count - 1 - Self.mostOpen
    guard hidden >= 0, folders[hidden].descriptor >= 0 else { return }
    close(folders[hidden].descriptor)
    folders[hidden].descriptor = -1
  }

  private mutating func append(_ descriptor: Int32) throws(FileProblem) {
    guard descriptor >= 0 else { throw FileProblem() }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let problem = FileProblem()
      close(descriptor)
      throw problem
    }
    folders.append(Folder(descriptor: descriptor, device: status.st_dev, number: status.st_ino))
  }

  /// Goes back to the folder before the last one.
  mutating func leave() {
    let left = folders.removeLast()
    defer { if left.descriptor >= 0 { close(left.descriptor) } }
    guard let folder = folders.last, folder.descriptor < 0, left.descriptor >= 0 else { return }
    let descriptor = openat(left.descriptor, "..", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    var status = stat()
    guard descriptor >= 0 else { return }
    // Someone may have moved the folder meanwhile.
    guard fstat(descriptor, &status) == 0, status.st_dev == folder.device,
      status.st_ino == folder.number
    else {
      close(descriptor)
      return
    }
    folders[folders.count - 1].descriptor = descriptor
  }
}
