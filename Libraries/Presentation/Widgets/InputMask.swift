/// The form of what is typed: `0` stands for a digit, `A` for a letter, `*` for either, anything else for itself.
public struct InputMask: Hashable, Sendable, ExpressibleByStringLiteral {
  fileprivate enum Slot: Hashable, Sendable {
    case digit, letter, either
    case literal(Character)
  }

  private let slots: [Slot]

  /// A mask such as `000.000.000-00`.
  public init(_ pattern: String) {
    slots = pattern.map { character in
      switch character {
      case "0": .digit
      case "A": .letter
      case "*": .either
      default: .literal(character)
      }
    }
  }

  /// A mask such as `000.000.000-00`.
  public init(stringLiteral pattern: String) {
    self.init(pattern)
  }

  /// How many characters can be typed.
  public var capacity: Int { slots.count { !$0.isLiteral } }

  /// What of a text can be typed: `529.982` and `529 982` are both `529982`. Digits and letters are ASCII.
  public func characters(of text: String) -> String {
    var wanted = slots.lazy.filter { !$0.isLiteral }.makeIterator()
    var slot = wanted.next()
    var result = ""
    for character in text {
      guard let current = slot else { break }
      if current.accepts(character) {
        result.append(character)
        slot = wanted.next()
      }
    }
    return result
  }

  /// The characters in their form, up to where the next one is to be typed.
  public func formatted(_ characters: String) -> String {
    var rest = characters[...]
    var result = ""
    for slot in slots {
      guard let next = rest.first else { break }
      if case .literal(let literal) = slot {
        result.append(literal)
      } else {
        result.append(next)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// Where the cursor is in the form that is after so many characters.
  func formattedOffset(of offset: Int, in characters: String) -> Int {
    formatted(String(characters.prefix(offset))).count
  }
}

extension InputMask.Slot {
  fileprivate var isLiteral: Bool {
    if case .literal = self { true } else { false }
  }

  fileprivate func accepts(_ character: Character) -> Bool {
    guard character.isASCII else { return false }
    return switch self {
    case .digit: character.isNumber
    case .letter: character.isLetter
    case .either: character.isLetter || character.isNumber
    case .literal: false
    }
  }
}
