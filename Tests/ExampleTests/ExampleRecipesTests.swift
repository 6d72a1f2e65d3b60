import Testing

@Suite struct ExampleRecipesTests {
  @Test("It shows a list, and then what each step changes")
  func output() throws {
    let result = try Program(name: "example-recipes").run()
    #expect(
      result.output == """
        Favourites
          Porridge  10 min

        Breakfast
          Pancakes  20 min

        Dinner
          Lentil soup  35 min
          Vegetable curry  40 min

        Rename a recipe:
          Breakfast
        ~   Pancakes  20 min → Oat pancakes  20 min

        Make a recipe a favourite:
          Favourites
        >   Vegetable curry  40 min (Dinner → Favourites)

        Remove a recipe and write a new one:
          Dinner
        -   Lentil soup  35 min
        +   Shakshuka  30 min

        Put breakfast behind dinner:
        > Breakfast

        Rename a chapter, and cook a recipe faster:
          Favourites
        ~   Porridge  10 min → Porridge  8 min
        ~ Breakfast → Breakfast and brunch

        Save the new recipe on the server:
          Dinner
        ~   Shakshuka  30 min

        Declare the same list again:
          nothing changed

        Show a recipe anew, for its picture is there:
          Breakfast and brunch
        ~   Oat pancakes  20 min

        """)
    #expect(result.errors == "")
    #expect(result.status == 0)
  }
}
