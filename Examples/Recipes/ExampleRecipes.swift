import ListBuilder

/// Changes a list of recipes step by step, and shows what each step changed.
///
/// Only the model is changed, and the list is declared anew; the changes are found by comparing the
/// list with the one before.
@main
struct ExampleRecipes {
  static func main() throws {
    var cookbook = Cookbook()
    var screen = try Screen(cookbook.list())

    cookbook.recipes[1].title = "Oat pancakes"
    try screen.show("Rename a recipe", cookbook.list())

    cookbook.favorites.insert(.saved(4))
    try screen.show("Make a recipe a favourite", cookbook.list())

    cookbook.recipes.removeAll { $0.id == .saved(3) }
    cookbook.recipes.append(
      Recipe(id: .draft(1), meal: .dinner, title: "Shakshuka", minutes: 30))
    try screen.show("Remove a recipe and write a new one", cookbook.list())

    cookbook.chapters.swapAt(1, 2)
    try screen.show("Put breakfast behind dinner", cookbook.list())

    cookbook.chapters[2].title = "Breakfast and brunch"
    cookbook.recipes[0].minutes = 8
    try screen.show("Rename a chapter, and cook a recipe faster", cookbook.list())

    try saveDraft(in: &cookbook, on: &screen)

    try screen.show("Declare the same list again", cookbook.list())

    // Nothing in the list tells that a picture has been loaded, so the program has to.
    var list = screen.list
    try list.reconfigureItems([.saved(2)])
    try screen.show("Show a recipe anew, for its picture is there", list)
  }

  /// The server gives the draft its permanent identifier.
  ///
  /// In a list that is declared anew, another identifier is another recipe: one is removed, one
  /// inserted. Replacing it in the list says that it is the same one.
  private static func saveDraft(in cookbook: inout Cookbook, on screen: inout Screen) throws {
    let saved = Recipe(id: .saved(5), meal: .dinner, title: "Shakshuka", minutes: 30)
    var list = screen.list
    try list.replaceItem(withID: .draft(1), with: saved)
    try screen.show("Save the new recipe on the server", list)
    cookbook.recipes = cookbook.recipes.map { $0.id == .draft(1) ? saved : $0 }
  }
}
