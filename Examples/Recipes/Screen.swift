import ListBuilder
import ListBuilderText

/// Shows a list, and from then on what changes.
struct Screen {
  private(set) var list = ListSnapshot<Chapter, Recipe>()

  private let presenter = TextPresenter<Chapter, Recipe> { recipe, _ in
    CellContent(recipe.title, detail: "\(recipe.minutes) min")
  }
  .sectionHeader { chapter in chapter.title }

  /// Shows a whole list.
  init(_ list: ListSnapshot<Chapter, Recipe>) throws {
    self.list = list
    print(try presenter.present(list), terminator: "")
  }

  /// Shows what changed from the list before to a new one.
  mutating func show(_ step: String, _ new: ListSnapshot<Chapter, Recipe>) throws {
    let old = list
    list = new
    let changes = try presenter.update(from: old, to: list)
    print("\n\(step):\n\(changes.isEmpty ? "  nothing changed\n" : changes)", terminator: "")
  }
}
