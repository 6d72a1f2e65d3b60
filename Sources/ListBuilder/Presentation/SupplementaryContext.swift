/// What a supplementary is for, and where: what a supplementary provider is told.
@frozen
public struct SupplementaryContext<Section: Diffable> {
  /// What the supplementary is for.
  public let kind: SupplementaryKind

  /// The section around the supplementary, and its place; `nil` for the whole list's.
  public let sectionContext: SectionContext<Section>?

  /// The number of items in the section, or in the list where there is no section.
  public let numberOfItems: Int

  /// The number of sections in the list.
  public let numberOfSections: Int

  /// The section around the supplementary; `nil` for the whole list's.
  @inlinable
  public var section: Section? { sectionContext?.section }

  /// Creates the context of a section's supplementary.
  ///
  /// - Parameters:
  ///   - kind: What the supplementary is for.
  ///   - sectionContext: The section, and its place.
  @inlinable
  public init(_ kind: SupplementaryKind, in sectionContext: SectionContext<Section>) {
    self.kind = kind
    self.sectionContext = sectionContext
    numberOfItems = sectionContext.numberOfItems
    numberOfSections = sectionContext.numberOfSections
  }

  /// Creates the context of the whole list's supplementary.
  ///
  /// - Parameters:
  ///   - kind: What the supplementary is for.
  ///   - numberOfItems: The number of items in the list.
  ///   - numberOfSections: The number of sections in the list.
  @inlinable
  public init(_ kind: SupplementaryKind, numberOfItems: Int, numberOfSections: Int) {
    self.kind = kind
    sectionContext = nil
    self.numberOfItems = numberOfItems
    self.numberOfSections = numberOfSections
  }
}

extension SupplementaryContext: Sendable where Section: Sendable {}

extension SupplementaryContext {
  /// The header that a section has without a provider: its description, if this is for a section
  /// header and the description is not empty.
  public var defaultHeader: String? {
    guard kind == .sectionHeader, let section else { return nil }
    let description = "\(section)"
    return description.isEmpty ? nil : description
  }
}
