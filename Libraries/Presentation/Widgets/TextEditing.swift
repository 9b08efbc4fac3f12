import TerminalText

/// Text that is being typed, and the cursor in it, counted in grapheme clusters.
struct TextEditing: Equatable, Sendable {
  private(set) var text = ""
  private(set) var cursor = 0
  let mask: InputMask?
  /// In grapheme clusters.
  let limit: Int
  /// Whether it has one line or several; nil where every scalar counts, as of what nobody sees.
  let shape: Sanitizer.Shape?

  init(mask: InputMask? = nil, limit: Int = .max, shape: Sanitizer.Shape? = .line) {
    self.mask = mask
    self.limit = limit
    self.shape = shape
  }

  /// Another text, with the cursor at its end, or where it was if the text is the same.
  mutating func replace(with new: String) {
    let new = accepted(clean(new))
    guard new != text else { return }
    text = new
    cursor = text.count
  }

  /// Types or pastes at the cursor; what the mask or the limit has no room for is left out.
  mutating func insert(_ new: String) {
    var before = String(text.prefix(cursor))
    if mask != nil {
      before = accepted(before + new)
      text = accepted(before + text.dropFirst(cursor))
      cursor = min(before.count, text.count)
      return
    }
    let after = String(text.dropFirst(cursor))
    // What may stay of a joiner depends on what is before it.
    let clean = clean(before + new).unicodeScalars.dropFirst(before.unicodeScalars.count)
    var room = limit - before.count - after.count
    for (index, character) in String(clean).enumerated() {
      // A mark, or the rest of an emoji, joins what is there and takes no room.
      let joins = index == 0 && before.last.map { (String($0) + String(character)).count == 1 } ?? false
      if !joins {
        if room <= 0 { break }
        room -= 1
      }
      before.append(character)
    }
    // Where the halves of flags come together, what was counted is not what there is.
    text = accepted(before + after)
    cursor = min(before.count, text.count)
  }

  /// Types something instead of all that is there.
  mutating func retype(_ new: String) {
    (text, cursor) = ("", 0)
    insert(new)
  }

  /// Types, moves and deletes as is usual in any text; returns whether the key means that.
  mutating func perform(_ key: Key) -> Bool {
    if let text = key.text {
      insert(text)
      return true
    }
    switch key {
    case .left: move(to: cursor - 1)
    case .right: move(to: cursor + 1)
    case Key(.left, .control), Key(.left, .alt), .alt("b"): move(to: startOfWord)
    case Key(.right, .control), Key(.right, .alt), .alt("f"): move(to: endOfWord)
    case Key(.home, .control): move(to: 0)
    case Key(.end, .control): move(to: .max)
    case .backspace, Key(.backspace, .shift): delete(to: cursor - 1)
    case .delete: delete(to: cursor + 1)
    case .control("w"), Key(.backspace, .alt), Key(.backspace, .control): delete(to: startOfWord)
    case Key(.delete, .control), .alt("d"): delete(to: endOfWord)
    default: return false
    }
    return true
  }

  mutating func move(to offset: Int) {
    cursor = min(max(0, offset), text.count)
  }

  /// Deletes between the cursor and another place.
  mutating func delete(to offset: Int) {
    let other = min(max(0, offset), text.count)
    let range = min(cursor, other)..<max(cursor, other)
    let characters = Array(text)
    text = accepted(String(characters[..<range.lowerBound] + characters[range.upperBound...]))
    cursor = min(range.lowerBound, text.count)
  }

  /// Where the word begins that the cursor is in or after.
  var startOfWord: Int {
    let before = Array(text.prefix(cursor))
    guard let letter = before.lastIndex(where: \.isWordPart) else { return 0 }
    return before[..<letter].lastIndex { !$0.isWordPart }.map { $0 + 1 } ?? 0
  }

  /// Where the word ends that the cursor is in or before.
  var endOfWord: Int {
    let characters = Array(text)
    guard let letter = characters[cursor...].firstIndex(where: \.isWordPart) else { return characters.count }
    return characters[letter...].firstIndex { !$0.isWordPart } ?? characters.count
  }

  private func clean(_ text: String) -> String {
    shape.map { Sanitizer.sanitize(text, as: $0) } ?? text
  }

  private func accepted(_ text: String) -> String {
    if let mask { return mask.characters(of: text) }
    return text.count > limit ? String(text.prefix(limit)) : text
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}
