extension ListDifference {
  /// The sections of the old list.
  ///
  /// - Complexity: O(*s*).
  var base: [BaseSection<Section>] {
    switch elements {
    case .compared(let old, _, _): old.base
    case .listed(let changes): changes.base
    }
  }

  /// The sections of the new list.
  ///
  /// - Complexity: O(*s* + *c*).
  var result: [BaseSection<Section>] {
    switch elements {
    case .compared(_, let new, _): new.base
    case .listed(let changes): changes.result(by: paths)
    }
  }
}

extension ListedChanges {
  fileprivate func result(by paths: ChangedPaths) -> [BaseSection<Section>] {
    var arriving: [(position: Int, element: BaseSection<Section>)] = []
    var updated: [Int: Section] = [:]
    for change in sections {
      switch change {
      case .insert(let section, let index):
        arriving.append(
          (index, BaseSection(section: section.section, numberOfItems: section.items.count)))
      case .move(_, let from, let to): arriving.append((to, base[from]))
      case .update(let section, _, _, let index, _): updated[index] = section
      case .remove: break
      }
    }
    arriving.sort { $0.position < $1.position }
    let new = paths.sectionArrangement.arranged(base, arriving: arriving)
    let origins = paths.originsOfSections(oldCount: base.count)
    let arrangements = ItemArrangements(paths)
    return zip(new, origins).enumerated().map { index, pair in
      let (section, origin) = pair
      let arrangement = arrangements.arrangement(from: origin, to: index)
      let change = arrangement.arrivals.count - arrangement.departures.count
      return BaseSection(
        section: updated[index] ?? section.section, numberOfItems: section.numberOfItems + change)
    }
  }
}
