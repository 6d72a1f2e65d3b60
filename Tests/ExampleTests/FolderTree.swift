import Foundation

/// Files for a test, made by the system's functions: their names may hold any bytes.
struct FolderTree {
  let url: URL

  var path: String { url.path }

  /// Makes a file of a number of bytes.
  func file(_ name: [UInt8], size: Int = 0) throws {
    try withCString(name) { path in
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o644)
      try check(descriptor >= 0 && ftruncate(descriptor, off_t(size)) == 0)
      close(descriptor)
    }
  }

  func file(_ name: String, size: Int = 0) throws { try file(Array(name.utf8), size: size) }

  func folder(_ name: String) throws {
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent(name), withIntermediateDirectories: true)
  }

  func link(_ name: String, to target: String) throws {
    try withCString(Array(name.utf8)) { path in try check(symlink(target, path) == 0) }
  }

  /// Makes folders one in another, each of a name, with a file in the innermost.
  func nested(_ name: String, depth: Int, file: String) throws {
    // Step by step, for a path to the innermost may be longer than the system takes.
    var folder = open(path, O_RDONLY | O_DIRECTORY)
    defer { close(folder) }
    for _ in 0..<depth {
      try check(mkdirat(folder, name, 0o755) == 0)
      let inner = openat(folder, name, O_RDONLY | O_DIRECTORY)
      try check(inner >= 0)
      close(folder)
      folder = inner
    }
    let descriptor = openat(folder, file, O_WRONLY | O_CREAT, 0o644)
    try check(descriptor >= 0)
    close(descriptor)
  }

  private func withCString(_ name: [UInt8], _ body: (UnsafePointer<CChar>) throws -> Void) throws {
    let bytes = (Array("\(path)/".utf8) + name + [0]).map { CChar(bitPattern: $0) }
    try bytes.withUnsafeBufferPointer { try $0.baseAddress.map(body) }
  }

  private func check(_ isDone: Bool) throws {
    if !isDone { throw CocoaError(.fileWriteUnknown) }
  }
}

/// Calls a body with a new folder, and removes it.
func withFolderTree<Value>(_ body: (FolderTree) throws -> Value) throws -> Value {
  try withTemporaryFolder { folder in
    let tree = FolderTree(url: folder.appendingPathComponent("tree"))
    try FileManager.default.createDirectory(at: tree.url, withIntermediateDirectories: true)
    defer { remove(tree.path) }
    return try body(tree)
  }
}

/// Removes a folder of any depth, which `rm` can.
private func remove(_ path: String) {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/bin/rm")
  process.arguments = ["-rf", path]
  try? process.run()
  process.waitUntilExit()
}
