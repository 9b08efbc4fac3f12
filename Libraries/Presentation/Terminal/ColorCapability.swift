/// How many colours a terminal can show.
public enum ColorCapability: Int, Comparable, CaseIterable, Sendable {
  /// None: bold, underlined and reversed text still works.
  case none
  /// The 16 of the terminal's theme.
  case sixteen
  /// The 256 of xterm: the 16, a cube of 6×6×6 and 24 greys.
  case palette256
  /// 24 bits.
  case trueColor

  /// What environment variables tell: NO_COLOR (no-color.org), COLORTERM and TERM.
  public init(environment: [String: String]) {
    let term = environment["TERM", default: ""].lowercased()
    let colorTerm = environment["COLORTERM", default: ""].lowercased()
    if !environment["NO_COLOR", default: ""].isEmpty || ["", "dumb"].contains(term) || term.hasPrefix("vt") {
      self = .none
    } else if ["truecolor", "24bit"].contains(colorTerm) || term.hasSuffix("-direct") {
      self = .trueColor
    } else if term.contains("256color") {
      self = .palette256
    } else {
      self = .sixteen
    }
  }

  /// The one with fewer colours.
  public static func < (one: ColorCapability, other: ColorCapability) -> Bool {
    one.rawValue < other.rawValue
  }
}

/// A colour as parameters of Select Graphic Rendition.
enum ColorParameters {
  /// `30`–`37`, `90`–`97`, `38;5;N`, `38;2;R;G;B` or `39`; 10 more for backgrounds. Nil where there is no colour.
  static func append(_ color: Color, isBackground: Bool, _ colors: ColorCapability, to bytes: inout [UInt8]) {
    let base = isBackground ? 40 : 30
    switch (color, colors) {
    case (_, .none): break
    case (.standard, _): bytes.append(number: base + 9)
    case (.named(let name), _): append(name, base, to: &bytes)
    case (.rgb(let red, let green, let blue), .trueColor):
      bytes.append(number: base + 8)
      bytes.append(contentsOf: ";2".utf8)
      for component in [red, green, blue] {
        bytes.append(UInt8(ascii: ";"))
        bytes.append(number: Int(component))
      }
    case (.rgb(let red, let green, let blue), .palette256):
      bytes.append(number: base + 8)
      bytes.append(contentsOf: ";5;".utf8)
      bytes.append(number: paletteIndex(red, green, blue))
    case (.rgb(let red, let green, let blue), .sixteen):
      append(nearestName(red, green, blue), base, to: &bytes)
    }
  }

  private static func append(_ name: NamedColor, _ base: Int, to bytes: inout [UInt8]) {
    let number = Int(name.rawValue)
    bytes.append(number: number < 8 ? base + number : base + 60 + number - 8)
  }

  /// The nearest of the cube and of the greys.
  static func paletteIndex(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
    func step(_ component: UInt8) -> Int { component < 48 ? 0 : component < 115 ? 1 : (Int(component) - 35) / 40 }
    func level(_ step: Int) -> UInt8 { step == 0 ? 0 : UInt8(55 + 40 * step) }
    let steps = (step(red), step(green), step(blue))
    let cube = (level(steps.0), level(steps.1), level(steps.2))
    let average = (Int(red) + Int(green) + Int(blue)) / 3
    let greyStep = min(23, max(0, (average - 3) / 10))
    let grey = UInt8(8 + 10 * greyStep)
    let wanted = (red, green, blue)
    if distance(wanted, (grey, grey, grey)) < distance(wanted, cube) { return 232 + greyStep }
    return 16 + 36 * steps.0 + 6 * steps.1 + steps.2
  }

  static func nearestName(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> NamedColor {
    let distances = NamedColor.allCases.map { name in
      (name, distance((red, green, blue), (name.components.red, name.components.green, name.components.blue)))
    }
    return distances.min { $0.1 < $1.1 }?.0 ?? .white
  }

  /// Squared, weighted roughly as eyes weigh it.
  private static func distance(_ one: (UInt8, UInt8, UInt8), _ other: (UInt8, UInt8, UInt8)) -> Int {
    func squared(_ one: UInt8, _ other: UInt8) -> Int { (Int(one) - Int(other)) * (Int(one) - Int(other)) }
    return 3 * squared(one.0, other.0) + 4 * squared(one.1, other.1) + 2 * squared(one.2, other.2)
  }
}

extension [UInt8] {
  /// The decimal digits of a number that is not negative.
  mutating func append(number: Int) {
    if number >= 10 { append(number: number / 10) }
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }
}
