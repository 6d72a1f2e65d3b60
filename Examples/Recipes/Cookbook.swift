import ListBuilder

/// The model: chapters and recipes, each in order, and which recipes are favourites.
struct Cookbook {
  var chapters = [
    Chapter(id: .favorites, title: "Favourites"),
    Chapter(id: .breakfast, title: "Breakfast"),
    Chapter(id: .dinner, title: "Dinner"),
  ]

  var recipes = [
    Recipe(id: .saved(1), meal: .breakfast, title: "Porridge", minutes: 10),
    Recipe(id: .saved(2), meal: .breakfast, title: "Pancakes", minutes: 20),
    Recipe(id: .saved(3), meal: .dinner, title: "Lentil soup", minutes: 35),
    Recipe(id: .saved(4), meal: .dinner, title: "Vegetable curry", minutes: 40),
  ]

  var favorites: Set<Recipe.ID> = [.saved(1)]

  /// Declares the list as the model is now. What changed since the last time is not its concern.
  func list() throws -> ListSnapshot<Chapter, Recipe> {
    try ListSnapshot {
      for chapter in chapters {
        ListSection(chapter) {
          for recipe in recipes where self.chapter(of: recipe) == chapter.id { recipe }
        }
      }
    }
  }

  private func chapter(of recipe: Recipe) -> Chapter.ID {
    favorites.contains(recipe.id) ? .favorites : recipe.meal
  }
}
