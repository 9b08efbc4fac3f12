/// Which keys the sequences of terminals stand for.
enum KeyNames {
  /// `CSI parameters final`.
  static func key(final: UInt8, parameters: ArraySlice<UInt8>) -> Key? {
    // Parameters that begin with one of < = > ? are private: answers, and the mouse.
    if let first = parameters.first, first >= UInt8(ascii: "<") { return nil }
    let numbers = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { field in
      field.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map {
        Int(String(decoding: $0, as: UTF8.self))
      }
    }
    let first = numbers.first?.first ?? nil
    let modifier = (numbers.count > 1 ? numbers[1].first ?? nil : nil) ?? 1
    // The third of press, repeat and release.
    if numbers.count > 1, numbers[1].count > 1, numbers[1][1] == 3 { return nil }
    switch final {
    case UInt8(ascii: "~"):
      guard let first else { return nil }
      if first == 27, numbers.count > 2, let code = numbers[2].first ?? nil {
        return coded(code, shifted: nil, modifier)
      }
      return numbered(first, modifier)
    case UInt8(ascii: "$"): return first.flatMap { numbered($0, 2) }
    case UInt8(ascii: "^"): return first.flatMap { numbered($0, 5) }
    case UInt8(ascii: "@"): return first.flatMap { numbered($0, 6) }
    case UInt8(ascii: "u"):
      guard let first else { return nil }
      return coded(first, shifted: numbers[0].count > 1 ? numbers[0][1] : nil, modifier)
    case UInt8(ascii: "a")...UInt8(ascii: "d"): return arrow(final - 0x20).map { Key($0, .shift) }
    default: return letter(final, parameter: first ?? 1, modifier: modifier)
    }
  }

  /// `CSI 1;modifier letter`, and the same after SS3.
  static func letter(_ letter: UInt8, parameter: Int, modifier: Int) -> Key? {
    let code: Key.Code? =
      switch letter {
      case UInt8(ascii: "H"): .home
      case UInt8(ascii: "F"): .end
      case UInt8(ascii: "Z"): .tab
      case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(letter) - 0x4F)
      default: arrow(letter)
      }
    guard parameter == 1, let code, var modifiers = modifiers(modifier) else { return nil }
    if letter == UInt8(ascii: "Z") { modifiers.insert(.shift) }
    return Key(code, modifiers)
  }

  /// `SS3 character`: keys of the application mode, and the keypad.
  static func singleShift(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "M"): return .enter
    case UInt8(ascii: "I"): return .tab
    case UInt8(ascii: " "): return .space
    case UInt8(ascii: "X"): return .character("=")
    case UInt8(ascii: "a")...UInt8(ascii: "d"): return arrow(byte - 0x20).map { Key($0, .control) }
    // The keypad sends its own characters 0x40 higher.
    case UInt8(ascii: "j")...UInt8(ascii: "y"): return .character(Character(Unicode.Scalar(byte - 0x40)))
    default: return letter(byte, parameter: 1, modifier: 1)
    }
  }

  private static func arrow(_ letter: UInt8) -> Key.Code? {
    switch letter {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    default: nil
    }
  }

  /// `CSI number ~`.
  private static func numbered(_ number: Int, _ modifier: Int) -> Key? {
    let code: Key.Code? =
      switch number {
      case 1, 7: .home
      case 2: .insert
      case 3: .delete
      case 4, 8: .end
      case 5: .pageUp
      case 6: .pageDown
      case 11...15: .function(number - 10)
      case 17...21: .function(number - 11)
      case 23...26: .function(number - 12)
      case 28, 29: .function(number - 13)
      case 31...34: .function(number - 14)
      default: nil
      }
    guard let code, let modifiers = modifiers(modifier) else { return nil }
    return Key(code, modifiers)
  }

  /// `CSI code ; modifier u`, and xterm's `CSI 27 ; modifier ; code ~`.
  private static func coded(_ code: Int, shifted: Int?, _ modifier: Int) -> Key? {
    guard var modifiers = modifiers(modifier) else { return nil }
    switch code {
    case 9: return Key(.tab, modifiers)
    case 13, 57_414: return Key(.enter, modifiers)
    case 27: return Key(.escape, modifiers)
    case 8, 127: return Key(.backspace, modifiers)
    // Keys without characters, in the private use area.
    case 57_344...63_743: return nil
    default: break
    }
    guard code >= 0x20, let value = UInt32(exactly: code), let scalar = Unicode.Scalar(value),
      scalar.properties.generalCategory != .control
    else { return nil }
    var character = Character(scalar)
    if modifiers.contains(.shift), character.isLetter || shifted != nil {
      let shiftedScalar = shifted.flatMap { UInt32(exactly: $0) }.flatMap(Unicode.Scalar.init)
      if modifiers == .shift {
        character = shiftedScalar.map { Character($0) } ?? character.uppercased().first ?? character
        modifiers.remove(.shift)
      }
    }
    return Key(.character(character), modifiers)
  }

  /// xterm's number: one more than the sum of the bits. Caps lock and number lock, in bits 6 and 7, are no modifiers.
  private static func modifiers(_ number: Int) -> Key.Modifiers? {
    guard (1...256).contains(number) else { return nil }
    let bits = number - 1
    // Super, hyper and meta are one here.
    let command = bits & 0b111000 != 0 ? Key.Modifiers.command.rawValue : 0
    return Key.Modifiers(rawValue: UInt8(bits & 0b111) | command)
  }
}
