import ListBuilder

/// A recipe of the list.
///
/// The identifier says which recipe it is. All else is content: with another title it is still the
/// same recipe, and the list reports an update.
struct Recipe: Identifiable, Equatable, Diffable {
  enum ID: Hashable {
    /// A recipe that only this program knows.
    case draft(Int)
    /// A recipe by its number on the server.
    case saved(Int)
  }

  let id: ID
  let meal: Chapter.ID
  var title: String
  var minutes: Int
}

/// A section of the list, which has an identifier and content, too.
struct Chapter: Identifiable, Equatable, Diffable {
  enum ID {
    case favorites
    case breakfast
    case dinner
  }

  let id: ID
  var title: String
}
