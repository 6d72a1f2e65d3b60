/// A presenter whose supplementaries can be given one kind at a time.
///
///     TextPresenter { contact, _ in contact.name }
///       .sectionHeader { section in section.title }
///       .placeholder("No contacts")
///
/// Each method answers one kind and leaves the others to the provider that was there before.
public protocol ConfigurablePresenter<Section, Item, Output>: Presenter {
  /// Makes headers, footers, the placeholder and kinds of your own; `nil` leaves one out.
  var supplementaryProvider: ((SupplementaryContext<Section>) throws -> Supplementary?)? {
    get set
  }
}

extension ConfigurablePresenter {
  /// Returns the presenter with another supplementary of one kind.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - provider: Makes the supplementary; `nil` leaves it out.
  public func supplementary(
    _ kind: SupplementaryKind,
    _ provider: @escaping (SupplementaryContext<Section>) throws -> Supplementary?
  ) -> Self {
    var presenter = self
    let previous = supplementaryProvider
    presenter.supplementaryProvider = { context in
      context.kind == kind ? try provider(context) : try previous?(context)
    }
    return presenter
  }
}

/// What can be made of plain text, as most supplementaries are.
public protocol ExpressibleByPlainText {
  /// Creates a value that shows a text.
  init(plainText: String)
}

extension String: ExpressibleByPlainText {
  public init(plainText: String) { self = plainText }
}

extension CellContent: ExpressibleByPlainText {
  public init(plainText: String) { self.init(plainText) }
}

extension ConfigurablePresenter where Supplementary: ExpressibleByPlainText {
  /// Returns the presenter with another header above each section's items.
  ///
  /// - Parameter text: Makes the header of a section; `nil` leaves it out.
  public func sectionHeader(_ text: @escaping (Section) throws -> String?) -> Self {
    supplementary(.sectionHeader) { context in
      try context.section.flatMap(text).map(Supplementary.init(plainText:))
    }
  }

  /// Returns the presenter with another footer below each section's items.
  ///
  /// - Parameter text: Makes the footer of a section; `nil` leaves it out.
  public func sectionFooter(_ text: @escaping (Section) throws -> String?) -> Self {
    supplementary(.sectionFooter) { context in
      try context.section.flatMap(text).map(Supplementary.init(plainText:))
    }
  }

  /// Returns the presenter with another header above the whole list; `nil` leaves it out.
  public func listHeader(_ text: String?) -> Self {
    supplementary(.listHeader) { _ in text.map(Supplementary.init(plainText:)) }
  }

  /// Returns the presenter with another footer below the whole list; `nil` leaves it out.
  public func listFooter(_ text: String?) -> Self {
    supplementary(.listFooter) { _ in text.map(Supplementary.init(plainText:)) }
  }

  /// Returns the presenter with another placeholder for a list without items; `nil` leaves it out.
  public func placeholder(_ text: String?) -> Self {
    supplementary(.placeholder) { _ in text.map(Supplementary.init(plainText:)) }
  }
}
