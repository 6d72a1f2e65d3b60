/// Finds runs of equal identifiers in two lists without hashing any.
///
/// An identifier stands once in a list. So wherever an old and a new one are equal, they belong
/// together, and finding them so needs no proof. The scanner goes through both lists side by side.
/// Where they differ, it looks for the nearest place at which they agree again: first at all pairs
/// of few steps, then far ahead for the end of a block that was removed, inserted or replaced.
/// Where it finds none, it leaves both elements over, to be looked up.
///
/// Looking is paid from budgets in proportion to the lengths, so that scanning is linear for any
/// lists, and what cannot be found by looking is soon left to the table.
@frozen
@usableFromInline
struct RunScanner<Item: Diffable> {
  /// Unchecked in release builds, as bounds checks were a fifth of scanning. Each index that is
  /// asked for lies in bounds, whatever `==` answers: it is one of the loop in `scan`, below the
  /// ends, plus steps that are bounded by what is left to the ends, or minus some that are bounded
  /// by what was passed; or it is right before an end that lies behind the first run.
  @usableFromInline let old: UnsafeBufferPointer<Item>
  @usableFromInline let new: UnsafeBufferPointer<Item>

  /// Where the common ending begins.
  @usableFromInline var oldEnd: Int
  @usableFromInline var newEnd: Int

  /// How many steps to look around, as far as that has lately paid.
  @usableFromInline var reach = Self.farthestReach

  /// How many comparisons are left for looking around, and for looking far ahead.
  @usableFromInline var nearBudget: Int
  @usableFromInline var farBudget: Int

  @inlinable static var farthestReach: Int { 8 }

  @inlinable
  init(_ old: UnsafeBufferPointer<Item>, _ new: UnsafeBufferPointer<Item>) {
    self.old = old
    self.new = new
    oldEnd = old.count
    newEnd = new.count
    nearBudget = 4 * (old.count + new.count)
    farBudget = max(old.count, new.count)
  }

  /// Appends the runs in order, ascending in both lists.
  ///
  /// - Complexity: O(*n*) comparisons for *n* items of both lists.
  @inlinable
  mutating func scan(into runs: inout [MatchRun]) {
    let first = MatchRun(old: 0, new: 0, count: length(from: 0, 0))
    if first.count > 0 { runs.append(first) }
    trimEnding(behind: first.count)
    let ending = MatchRun(old: oldEnd, new: newEnd, count: old.count - oldEnd)

    var last = first
    var oldIndex = first.oldEnd
    var newIndex = first.newEnd
    // Doubling keeps the attempts between two runs few.
    var nextFarAttempt = 0
    while oldIndex < oldEnd, newIndex < newEnd {
      let skipped = min(oldIndex - last.oldEnd, newIndex - last.newEnd)
      if !matches(oldIndex, newIndex) {
        var step = stepsNearby(from: oldIndex, newIndex)
        if step == nil, skipped >= nextFarAttempt {
          step = stepsFarAhead(from: oldIndex, newIndex, skipped: skipped)
          nextFarAttempt = skipped == 0 ? 1 : 2 * skipped
        }
        guard let step else {
          oldIndex += 1
          newIndex += 1
          continue
        }
        oldIndex += step.old
        newIndex += step.new
      }
      last = run(around: oldIndex, newIndex, behind: last)
      runs.append(last)
      reach = max(reach, 1)
      oldIndex = last.oldEnd
      newIndex = last.newEnd
      nextFarAttempt = 0
    }
    if ending.count > 0 { runs.append(ending) }
  }

  @inlinable
  func matches(_ oldIndex: Int, _ newIndex: Int) -> Bool { old[oldIndex].id == new[newIndex].id }

  /// The number of matches that follow each other.
  @inlinable
  func length(from oldStart: Int, _ newStart: Int) -> Int {
    let longest = min(oldEnd - oldStart, newEnd - newStart)
    var length = 0
    while length < longest, matches(oldStart + length, newStart + length) { length += 1 }
    return length
  }

  @inlinable
  mutating func trimEnding(behind start: Int) {
    while oldEnd > start, newEnd > start, matches(oldEnd - 1, newEnd - 1) {
      oldEnd -= 1
      newEnd -= 1
    }
  }

  /// Returns the whole run around a match. Some of it may have been passed before it was found.
  @inlinable
  func run(around oldIndex: Int, _ newIndex: Int, behind last: MatchRun) -> MatchRun {
    let ahead = length(from: oldIndex, newIndex)
    var passed = 0
    let most = min(oldIndex - last.oldEnd, newIndex - last.newEnd)
    while passed < most, matches(oldIndex - passed - 1, newIndex - passed - 1) { passed += 1 }
    return MatchRun(old: oldIndex - passed, new: newIndex - passed, count: passed + ahead)
  }
}

extension RunScanner {
  /// Looks at all pairs that few steps lead to, the nearest first.
  @inlinable
  mutating func stepsNearby(from oldIndex: Int, _ newIndex: Int) -> (old: Int, new: Int)? {
    guard nearBudget > 0 else { return nil }
    let oldRest = oldEnd - oldIndex
    let newRest = newEnd - newIndex
    var steps = 1
    while steps <= reach {
      nearBudget -= steps + 1
      let most = min(steps, oldRest - 1)
      var oldSteps = max(0, steps - newRest + 1)
      while oldSteps <= most {
        if matches(oldIndex + oldSteps, newIndex + steps - oldSteps) {
          reach = min(2 * reach, Self.farthestReach)
          return (oldSteps, steps - oldSteps)
        }
        oldSteps += 1
      }
      steps += 1
    }
    reach /= 2
    return nil
  }

  /// Looks ahead in the old list, in the new list, and in both, as far as the budget allows.
  ///
  /// - Parameter skipped: How many elements were passed without a match. The more there are, the
  ///   farther it looks.
  @inlinable
  mutating func stepsFarAhead(
    from oldIndex: Int, _ newIndex: Int, skipped: Int
  ) -> (old: Int, new: Int)? {
    let oldRest = oldEnd - oldIndex
    let newRest = newEnd - newIndex
    let affordable = min(farBudget / 6, max(oldRest, newRest) - 1)
    let distance = min(affordable, 256 * max(2 * skipped, 1))
    guard distance > 0 else { return nil }
    for steps in 1...distance {
      if steps < oldRest, matches(oldIndex + steps, newIndex) { return (steps, 0) }
      if steps < newRest, matches(oldIndex, newIndex + steps) { return (0, steps) }
      if steps < oldRest, steps < newRest, matches(oldIndex + steps, newIndex + steps) {
        return (steps, steps)
      }
    }
    // A find needs no payment: it passes as many elements over as it looked at.
    farBudget -= 3 * distance
    return nil
  }
}
