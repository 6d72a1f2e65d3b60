import ListBuilder

/// What the rows are compared with, written by hand on the standard library.
enum Floors {
  static let hash = "hash"

  /// Inserts every old identifier into a dictionary and looks every new one up: what a difference
  /// or an edited list would need at least, if it were done anew.
  static func hash<ID: Hashable>(old: [ID], new: [ID]) -> Int {
    var places = [ID: Int](minimumCapacity: old.count)
    for (place, id) in old.enumerated() { places[id] = place }
    var sum = 0
    for id in new { sum &+= places[id] ?? -1 }
    return sum
  }

  static let eq = "eq"

  /// Compares the identifiers side by side until two differ: what finding two lists equal needs at
  /// least.
  static func eq<ID: Equatable>(old: [ID], new: [ID]) -> Int {
    let count = min(old.count, new.count)
    for index in 0..<count where old[index] != new[index] { return index }
    return count
  }

  static let set = "Set"

  /// Inserts every identifier into a set: what finding repeated ones needs at least.
  static func set<ID>(_ data: ListData<ID>) -> Int {
    var ids = Set<ID>(minimumCapacity: data.sections.reduce(0) { $0 + $1.count })
    var inserted = 0
    for section in data.sections {
      for item in section where ids.insert(item.id).inserted { inserted += 1 }
    }
    return inserted
  }

  static let build = "build"

  /// Builds a list from arrays.
  static func build<ID>(_ data: ListData<ID>) throws -> Int {
    try data.makeList().numberOfItems
  }
}
