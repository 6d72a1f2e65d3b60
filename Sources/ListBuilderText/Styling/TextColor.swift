/// A colour of a terminal.
public enum TextColor: Hashable, Sendable {
  /// One of the 16 colours that every terminal has, and that its user may have chosen.
  case named(Name)
  /// One of the 256 colours of xterm's palette.
  case palette(UInt8)
  /// A colour of its own, in sRGB.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)

  /// The names of the 16 colours, in the order of their numbers.
  public enum Name: UInt8, Hashable, Sendable, CaseIterable {
    case black, red, green, yellow, blue, magenta, cyan, white
    case brightBlack, brightRed, brightGreen, brightYellow
    case brightBlue, brightMagenta, brightCyan, brightWhite
  }

  /// How many colours a terminal has.
  public enum Depth: Hashable, Sendable, CaseIterable {
    /// The 16 colours with names.
    case sixteen
    /// The 256 colours of xterm's palette.
    case palette
    /// All colours of sRGB.
    case trueColor
  }
}

extension TextColor {
  /// The same colour, or the nearest one that a terminal has.
  func limited(to depth: Depth) -> TextColor {
    switch (self, depth) {
    case (.named, _), (_, .trueColor), (.palette, .palette): self
    case (.palette(let number), .sixteen) where number < 16:
      Name(rawValue: number).map(TextColor.named) ?? self
    case (.palette, .sixteen): .named(RGB(self).nearestName)
    case (.rgb, .sixteen): .named(RGB(self).nearestName)
    case (.rgb, .palette): .palette(RGB(self).nearestInPalette)
    }
  }

  /// The parameters of `SGR` (ECMA-48 8.3.117, with xterm's extensions) that choose the colour.
  func parameters(isBackground: Bool) -> String {
    let shift = isBackground ? 10 : 0
    switch self {
    case .named(let name):
      let number = Int(name.rawValue)
      return "\(shift + (number < 8 ? 30 + number : 90 + number - 8))"
    case .palette(let number): return "\(shift + 38);5;\(number)"
    case .rgb(let red, let green, let blue): return "\(shift + 38);2;\(red);\(green);\(blue)"
    }
  }
}

/// The amounts of red, green and blue, as xterm mixes its colours.
private struct RGB {
  let red: Int
  let green: Int
  let blue: Int

  init(_ color: TextColor) {
    switch color {
    case .named(let name): self = Self.names[Int(name.rawValue)]
    case .palette(let number) where number < 16: self = Self.names[Int(number)]
    case .palette(let number): self.init(ofPalette: Int(number))
    case .rgb(let red, let green, let blue): self.init(Int(red), Int(green), Int(blue))
    }
  }

  private init(_ red: Int, _ green: Int, _ blue: Int) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// A colour of the palette behind the 16: a cube of 6 levels a side, then 24 greys.
  private init(ofPalette number: Int) {
    if number < 232 {
      let place = number - 16
      self.init(
        Self.levels[place / 36], Self.levels[place / 6 % 6], Self.levels[place % 6])
    } else {
      let grey = 8 + 10 * (number - 232)
      self.init(grey, grey, grey)
    }
  }

  private static let levels = [0, 95, 135, 175, 215, 255]

  private static let names = [
    RGB(0, 0, 0), RGB(205, 0, 0), RGB(0, 205, 0), RGB(205, 205, 0),
    RGB(0, 0, 238), RGB(205, 0, 205), RGB(0, 205, 205), RGB(229, 229, 229),
    RGB(127, 127, 127), RGB(255, 0, 0), RGB(0, 255, 0), RGB(255, 255, 0),
    RGB(92, 92, 255), RGB(255, 0, 255), RGB(0, 255, 255), RGB(255, 255, 255),
  ]

  var nearestName: TextColor.Name {
    TextColor.Name.allCases.min { distance(to: .named($0)) < distance(to: .named($1)) } ?? .white
  }

  /// Without the first 16, whose colours users choose.
  var nearestInPalette: UInt8 {
    (16...255).min { distance(to: .palette($0)) < distance(to: .palette($1)) } ?? 16
  }

  private func distance(to color: TextColor) -> Int {
    let other = RGB(color)
    let (red, green, blue) = (red - other.red, green - other.green, blue - other.blue)
    return red * red + green * green + blue * blue
  }
}
