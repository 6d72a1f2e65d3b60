import Foundation
import ListBuilder

/// The most memory that work needs over its input. Each round is a process of its own, so that
/// nothing is left of another one.
enum MemoryRows {
  static var all: [Benchmark] {
    #if os(Linux)
      [
        memory(buildMillion, allowed: 160 << 20), memory(compareMillion, allowed: 32 << 20),
        memory(streamHTML, allowed: 16 << 20), memory(streamMillionAsHTML, allowed: 16 << 20),
        memory(streamText, allowed: 16 << 20), memory(streamMillionAsText, allowed: 16 << 20),
      ]
    #else
      []  // Only Linux tells the peak of a part of a process.
    #endif
  }

  private static let buildMillion = "build-1m"
  private static let compareMillion = "diff-1m-memory"
  private static let streamHTML = "html-stream-memory-100k"
  private static let streamMillionAsHTML = "html-stream-memory-1m"
  private static let streamText = "text-stream-memory-100k"
  private static let streamMillionAsText = "text-stream-memory-1m"

  /// Lets the allocator give large blocks back to the system when they are freed. What it kept of
  /// those that making the data freed, the work could use again and seem to need nothing.
  private static let givesBackMemory = ["MALLOC_MMAP_THRESHOLD_": "131072"]

  private static func memory(_ name: String, allowed: Int) -> Benchmark {
    Benchmark(name: name, floor: "\(allowed >> 20) MiB", bar: 1) {
      let rounds = 7
      let reports = try (0..<rounds).map { _ in
        let child = try ChildProcess(
          ChildProcess.ownPath, [Options.memoryArgument, name], variables: givesBackMemory)
        return try MemoryReport(text: child.output)
      }
      let peak = reports.map { Double($0.peakBytes) }.median
      return Measurement(
        ms: reports.map(\.ms).median, floorMs: nil, ratio: peak / Double(allowed), rounds: rounds,
        peakBytes: Int(peak))
    }
  }
}

extension MemoryRows {
  /// Does the work of a row in this process.
  static func measure(_ name: String) throws -> MemoryReport {
    switch name {
    case buildMillion: try measureBuildMillion()
    case compareMillion: try measureCompareMillion()
    case streamHTML: try HTMLRows.measureMemory(ofStreaming: 100_000)
    case streamMillionAsHTML: try HTMLRows.measureMemory(ofStreaming: 1_000_000)
    case streamText: try TextRows.measureMemory(ofStreaming: 100_000)
    case streamMillionAsText: try TextRows.measureMemory(ofStreaming: 1_000_000)
    default: throw UsageError("no row named '\(name)' measures memory")
    }
  }

  /// Builds a list of 1,000,000 UUIDs in 10,000 sections, edits it 1,000 times, copies it, and
  /// edits the copy.
  private static func measureBuildMillion() throws -> MemoryReport {
    let data = ListData<UUID>(sections: 10_000, items: 100)
    let script = EditScript(data, ofEach: 334)
    return try MemoryReport {
      var list = try data.makeList()
      try script.apply(to: &list)
      var copy = list
      try copy.appendItems([data.sections[0][0]], toSection: 9999)
      return list.numberOfItems + copy.numberOfItems
    }
  }

  /// Compares two lists of 1,000,000 numbers, and keeps the difference beside them.
  private static func measureCompareMillion() throws -> MemoryReport {
    let items = DifferenceRows.millionChanges.makeItems(Int.self)
    let lists = try ListPair(old: [items.old], new: [items.new])
    var difference: ListDifference<Int, Item<Int>>?
    let report = try MemoryReport {
      let made = lists.new.difference(from: lists.old)
      difference = made
      return made.count
    }
    return withExtendedLifetime(difference) { report }
  }
}
