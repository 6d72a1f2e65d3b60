import Testing

@testable import ListBuilderText

@Suite struct TextColorTests {
  @Test("Colours with a name stay what they are", arguments: TextColor.Name.allCases)
  func names(name: TextColor.Name) {
    for depth in TextColor.Depth.allCases {
      #expect(TextColor.named(name).limited(to: depth) == .named(name))
    }
    #expect(TextColor.palette(name.rawValue).limited(to: .sixteen) == .named(name))
    #expect(TextColor.palette(name.rawValue).limited(to: .palette) == .palette(name.rawValue))
  }

  @Test("Colours that a terminal has stay what they are", arguments: 0...UInt8.max)
  func available(number: UInt8) {
    #expect(TextColor.palette(number).limited(to: .palette) == .palette(number))
    #expect(TextColor.palette(number).limited(to: .trueColor) == .palette(number))
    let color = TextColor.rgb(red: number, green: 1, blue: 2)
    #expect(color.limited(to: .trueColor) == color)
  }

  @Test(
    "Others become the nearest of the palette",
    arguments: [
      (0, 0, 0, 16), (255, 255, 255, 231), (255, 0, 0, 196), (0, 255, 0, 46), (0, 0, 255, 21),
      (95, 135, 175, 67), (96, 134, 176, 67), (8, 8, 8, 232), (128, 128, 128, 244),
      (238, 238, 238, 255), (255, 175, 0, 214), (4, 4, 4, 16), (254, 1, 1, 196),
    ])
  func palette(red: UInt8, green: UInt8, blue: UInt8, number: UInt8) {
    let color = TextColor.rgb(red: red, green: green, blue: blue)
    #expect(color.limited(to: .palette) == .palette(number))
  }

  @Test("Each colour of the palette that terminals mix alike is its own nearest")
  func paletteOfItself() {
    let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
    for (r, red) in levels.enumerated() {
      for (g, green) in levels.enumerated() {
        for (b, blue) in levels.enumerated() {
          let color = TextColor.rgb(red: red, green: green, blue: blue)
          #expect(color.limited(to: .palette) == .palette(UInt8(16 + 36 * r + 6 * g + b)))
        }
      }
    }
  }

  @Test(
    "Others become the nearest of those with a name",
    arguments: [
      (TextColor.rgb(red: 0, green: 0, blue: 0), TextColor.Name.black),
      (.rgb(red: 255, green: 255, blue: 255), .brightWhite),
      (.rgb(red: 200, green: 10, blue: 10), .red),
      (.rgb(red: 255, green: 0, blue: 0), .brightRed),
      (.rgb(red: 0, green: 0, blue: 230), .blue),
      (.rgb(red: 120, green: 130, blue: 127), .brightBlack),
      (.rgb(red: 230, green: 230, blue: 230), .white),
      (.palette(16), .black), (.palette(231), .brightWhite), (.palette(196), .brightRed),
      (.palette(244), .brightBlack), (.palette(226), .brightYellow), (.palette(255), .white),
    ])
  func sixteen(color: TextColor, name: TextColor.Name) {
    #expect(color.limited(to: .sixteen) == .named(name))
  }

  @Test(
    "Parameters choose the colour of the text, or behind it",
    arguments: [
      (TextColor.named(.black), "30", "40"), (.named(.white), "37", "47"),
      (.named(.brightBlack), "90", "100"), (.named(.brightWhite), "97", "107"),
      (.palette(0), "38;5;0", "48;5;0"), (.palette(255), "38;5;255", "48;5;255"),
      (.rgb(red: 1, green: 20, blue: 255), "38;2;1;20;255", "48;2;1;20;255"),
    ])
  func parameters(color: TextColor, foreground: String, background: String) {
    #expect(color.parameters(isBackground: false) == foreground)
    #expect(color.parameters(isBackground: true) == background)
  }

  @Test("Attributes are parameters in one sequence, colours as far as the terminal has them")
  func attributes() {
    let all = TextAttributes(
      foreground: .rgb(red: 255, green: 0, blue: 0), background: .palette(21), isBold: true,
      isDim: true, isItalic: true, isUnderlined: true, isInverted: true)
    #expect(all.parameters(.trueColor) == "1;2;3;4;7;38;2;255;0;0;48;5;21")
    #expect(all.parameters(.palette) == "1;2;3;4;7;38;5;196;48;5;21")
    #expect(all.parameters(.sixteen) == "1;2;3;4;7;91;44")
    #expect(TextAttributes().parameters(.trueColor).isEmpty)
  }
}
