/// A dictionary that stays sound whatever becomes of its keys.
///
/// An object may change in place, its hash with it. The standard dictionary stops the program when
/// it then grows; this one no longer finds the object, and nothing else happens. For that, it keeps
/// the hash that a key had when it came in, in a dictionary of hashes.
@frozen
@usableFromInline
struct IdentifierMap<Key: Hashable, Value> {
  @usableFromInline typealias Element = (key: Key, value: Value)

  /// Equal hashes are rare, so that a bucket seldom needs an array.
  @frozen
  @usableFromInline
  struct Bucket {
    @usableFromInline var first: Element
    @usableFromInline var others: [Element] = []

    @inlinable
    init(_ first: Element) { self.first = first }
  }

  @usableFromInline var buckets: [Int: Bucket] = [:]
  @usableFromInline var count = 0

  @inlinable
  init() {}

  @inlinable
  var isEmpty: Bool { buckets.isEmpty }

  @inlinable
  mutating func reserveCapacity(_ capacity: Int) { buckets.reserveCapacity(capacity) }

  /// The value of a key; `nil` if there is none. Setting `nil` removes the key.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  subscript(key: Key) -> Value? {
    get {
      guard let bucket = buckets[key.hashValue] else { return nil }
      if bucket.first.key == key { return bucket.first.value }
      return bucket.others.first { $0.key == key }?.value
    }
    set {
      if let newValue { insert(newValue, forKey: key) } else { remove(key) }
    }
  }

  @inlinable
  subscript(key: Key, default value: @autoclosure () -> Value) -> Value {
    get { self[key] ?? value() }
    set { self[key] = newValue }
  }
}

extension IdentifierMap {
  @inlinable
  mutating func insert(_ value: Value, forKey key: Key) {
    let hash = key.hashValue
    guard var bucket = buckets[hash] else {
      buckets[hash] = Bucket((key, value))
      count += 1
      return
    }
    if bucket.first.key == key {
      bucket.first.value = value
    } else if let index = bucket.others.firstIndex(where: { $0.key == key }) {
      bucket.others[index].value = value
    } else {
      bucket.others.append((key, value))
      count += 1
    }
    buckets[hash] = bucket
  }

  @inlinable
  @discardableResult
  mutating func remove(_ key: Key) -> Value? {
    let hash = key.hashValue
    guard var bucket = buckets[hash] else { return nil }
    let removed: Value
    if bucket.first.key == key {
      removed = bucket.first.value
      guard let next = bucket.others.popLast() else {
        buckets[hash] = nil
        count -= 1
        return removed
      }
      bucket.first = next
    } else if let index = bucket.others.firstIndex(where: { $0.key == key }) {
      removed = bucket.others.remove(at: index).value
    } else {
      return nil
    }
    buckets[hash] = bucket
    count -= 1
    return removed
  }

  /// The keys and values, in no order.
  @inlinable
  var elements: [Element] {
    buckets.values.flatMap { [$0.first] + $0.others }
  }

  @inlinable
  func filter(_ isIncluded: (Element) -> Bool) -> IdentifierMap {
    var kept = IdentifierMap()
    for element in elements where isIncluded(element) { kept[element.key] = element.value }
    return kept
  }
}

extension IdentifierMap.Bucket: Sendable where Key: Sendable, Value: Sendable {}
extension IdentifierMap: Sendable where Key: Sendable, Value: Sendable {}
