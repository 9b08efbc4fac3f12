/// Finds the first key in bytes.
struct KeyScanner {
  enum Result {
    /// More bytes have to tell.
    case incomplete
    case key(Key, length: Int)
    case beginOfPaste(length: Int)
    /// What is no key: answers of the terminal, keys that have no name here, nonsense.
    case ignored(length: Int)
  }

  let bytes: ArraySlice<UInt8>
  /// Whether no more bytes are to come.
  let isComplete: Bool

  /// The byte at a distance from the first.
  private subscript(offset: Int) -> UInt8? {
    offset < bytes.count ? bytes[bytes.startIndex + offset] : nil
  }

  func scan() -> Result {
    guard let first = self[0] else { return .incomplete }
    guard first == 0x1B else { return scanCharacter() }
    guard let second = self[1] else { return isComplete ? .key(.escape, length: 1) : .incomplete }
    switch second {
    case UInt8(ascii: "["): return orAlt(scanControlSequence())
    case UInt8(ascii: "O"): return orAlt(scanSingleShift())
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"): return orAlt(scanControlString())
    case 0x1B:
      // Alt and a key that sends a sequence; otherwise the first was a key by itself.
      guard let third = self[2] else { return isComplete ? .key(.escape, length: 1) : .incomplete }
      guard "[O".utf8.contains(third) else { return .key(.escape, length: 1) }
    default: break
    }
    switch KeyScanner(bytes: bytes.dropFirst(), isComplete: isComplete).scan() {
    case .key(var key, let length):
      key.modifiers.insert(.alt)
      return .key(key, length: length + 1)
    case .ignored(let length): return .ignored(length: length + 1)
    case .beginOfPaste(let length): return .beginOfPaste(length: length + 1)
    case .incomplete: return .incomplete
    }
  }

  /// A sequence that ends with its introducer is Alt and that character; one cut off later is nothing.
  private func orAlt(_ result: Result) -> Result {
    guard case .incomplete = result, isComplete else { return result }
    guard bytes.count == 2, let second = self[1] else { return .ignored(length: bytes.count) }
    return .key(.alt(Character(Unicode.Scalar(second))), length: 2)
  }

  private func scanCharacter() -> Result {
    guard let first = self[0] else { return .incomplete }
    switch first {
    case 0x00: return .key(.control(" "), length: 1)
    case 0x09: return .key(.tab, length: 1)
    case 0x0A, 0x0D: return .key(.enter, length: 1)
    case 0x08, 0x7F: return .key(.backspace, length: 1)
    case 0x01...0x1A: return .key(.control(Character(Unicode.Scalar(first + 0x60))), length: 1)
    case 0x1C...0x1F: return .key(.control(Character(Unicode.Scalar(first + 0x40))), length: 1)
    case 0x20...0x7E: return .key(.character(Character(Unicode.Scalar(first))), length: 1)
    default: return scanUTF8(first)
    }
  }

  private func scanUTF8(_ first: UInt8) -> Result {
    let length =
      switch first {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    let sequence = bytes.prefix(length)
    let continuations = sequence.dropFirst().prefix { 0x80...0xBF ~= $0 }.count
    if 1 + continuations == bytes.count, bytes.count < length, !isComplete { return .incomplete }
    guard let text = String(validating: sequence, as: UTF8.self), let character = text.first, length > 1 else {
      return .key(.character("\u{FFFD}"), length: 1 + continuations)
    }
    return .key(.character(character), length: length)
  }

  /// `ESC O` and a character, with xterm's modifier between them in some terminals.
  private func scanSingleShift() -> Result {
    guard let third = self[2] else { return .incomplete }
    guard UInt8(ascii: "1")...UInt8(ascii: "9") ~= third, let final = self[3] else {
      if UInt8(ascii: "1")...UInt8(ascii: "9") ~= third { return .incomplete }
      guard let key = KeyNames.singleShift(third) else { return .ignored(length: 3) }
      return .key(key, length: 3)
    }
    guard let key = KeyNames.letter(final, parameter: 1, modifier: Int(third - UInt8(ascii: "0"))) else {
      return .ignored(length: 4)
    }
    return .key(key, length: 4)
  }

  /// `ESC [`, parameters, a final byte (ECMA-48, 5.4).
  private func scanControlSequence() -> Result {
    var length = 2
    // rxvt ends the sequence of a key with Shift in what ECMA-48 has for an intermediate byte.
    var hasDollar = false
    while let byte = self[length], 0x20...0x3F ~= byte {
      length += 1
      // No key is as long.
      if length > 256 { return .ignored(length: length) }
      hasDollar = byte == UInt8(ascii: "$") && self[2] != UInt8(ascii: "?")
      if hasDollar { break }
    }
    guard let final = hasDollar ? UInt8(ascii: "$") : self[length] else { return .incomplete }
    guard hasDollar || 0x40...0x7E ~= final else { return .ignored(length: length) }
    let parameters = bytes.dropFirst(2).prefix((hasDollar ? length - 1 : length) - 2)
    if !hasDollar { length += 1 }
    if final == UInt8(ascii: "["), parameters.isEmpty {
      // The Linux console: ESC [ [ A to E are F1 to F5.
      guard let letter = self[length] else { return .incomplete }
      guard UInt8(ascii: "A")...UInt8(ascii: "E") ~= letter else { return .ignored(length: length) }
      return .key(Key(.function(Int(letter) - 0x40)), length: length + 1)
    }
    if final == UInt8(ascii: "M"), parameters.isEmpty {
      // A mouse that another program left on: the button and the place are three bytes of any kind.
      return self[length + 2] == nil ? .incomplete : .ignored(length: length + 3)
    }
    if final == UInt8(ascii: "~"), parameters.elementsEqual("200".utf8) { return .beginOfPaste(length: length) }
    guard let key = KeyNames.key(final: final, parameters: parameters) else { return .ignored(length: length) }
    return .key(key, length: length)
  }

  /// What a terminal answers: everything up to BEL or `ESC \`.
  private func scanControlString() -> Result {
    var length = 2
    while let byte = self[length] {
      length += 1
      if byte == 0x07 { return .ignored(length: length) }
      if byte == 0x1B {
        guard let next = self[length] else { return .incomplete }
        return .ignored(length: next == UInt8(ascii: "\\") ? length + 1 : length - 1)
      }
      if length > 4_096 { return .ignored(length: length) }
    }
    return .incomplete
  }
}
