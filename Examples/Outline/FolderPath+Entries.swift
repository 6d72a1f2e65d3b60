import ExampleSupport
import Foundation

extension FolderPath {
  /// Reads the entries of the last folder, in no order.
  ///
  /// - Parameters:
  ///   - folder: The number of the folder.
  ///   - showsHidden: Whether hidden files are wanted.
  func entries(ofFolder folder: Int, showsHidden: Bool) throws(FileProblem) -> [FileEntry] {
    // A copy, which is closed with the stream.
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { throw FileProblem() }
    guard let stream = fdopendir(copy) else {
      let problem = FileProblem()
      close(copy)
      throw problem
    }
    defer { closedir(stream) }
    rewinddir(stream)
    var entries: [FileEntry] = []
    while true {
      errno = 0
      guard let item = readdir(stream) else { break }
      let name = FileName(item.pointee.nameBytes)
      guard !name.isFolderItself, showsHidden || !name.isHidden else { continue }
      entries.append(
        entry(FileEntry.ID(folder: folder, name: name), Int32(item.pointee.d_type)))
    }
    guard errno == 0 else { throw FileProblem() }
    return entries
  }

  /// - Parameter type: The type by the folder, which is known also where nothing else is.
  private func entry(_ id: FileEntry.ID, _ type: Int32) -> FileEntry {
    var status = stat()
    guard fstatat(descriptor, id.name.cString, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      let problem = FileProblem()
      return FileEntry(id: id, kind: type == Int32(DT_DIR) ? .folder : .other, problem: problem)
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return FileEntry(id: id, kind: .folder)
    case S_IFREG: return FileEntry(id: id, kind: .file, size: Int(status.st_size))
    case S_IFLNK:
      var entry = FileEntry(id: id, kind: .link)
      do { entry.target = try target(of: id.name) } catch { entry.problem = error }
      return entry
    default: return FileEntry(id: id, kind: .other)
    }
  }

  private func target(of link: FileName) throws(FileProblem) -> FileName {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlinkat(descriptor, link.cString, &buffer, buffer.count)
    guard count >= 0 else { throw FileProblem() }
    return FileName(buffer[..<count].map { UInt8(bitPattern: $0) })
  }
}

extension FileName {
  /// Whether files of such names are not shown unless asked for.
  fileprivate var isHidden: Bool { bytes.first == UInt8(ascii: ".") }

  /// Whether the name is that of the folder in itself, or of the one around it.
  fileprivate var isFolderItself: Bool { bytes == [UInt8(ascii: ".")] || bytes == Array("..".utf8) }
}

extension dirent {
  /// The bytes of the name, up to its zero.
  fileprivate var nameBytes: [UInt8] {
    withUnsafeBytes(of: d_name) { Array($0.prefix { $0 != 0 }) }
  }
}
