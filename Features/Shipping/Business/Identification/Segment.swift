/// A run of characters in a tracking number: what they may be, how many, and their part in the check.
struct Segment: Sendable {
  enum Content: Sendable {
    /// One of some fixed texts.
    case texts([[UInt8]])
    /// Characters of one class.
    case run(CharacterClass, ClosedRange<Int>)
  }

  enum Part: Sendable {
    /// Takes no part in the check.
    case plain
    /// The check digit is calculated over it.
    case checked
    /// It is the check digit, or check character.
    case check
  }

  let content: Content
  var part = Part.plain
  var list: CodeList?

  /// The text is also calculated into the check digit.
  var checked: Segment {
    var segment = self
    segment.part = .checked
    return segment
  }

  /// The text also has to stand in a list of codes.
  func listed(in list: CodeList) -> Segment {
    var segment = self
    segment.list = list
    return segment
  }

  static func text(_ texts: String...) -> Segment {
    Segment(content: .texts(texts.map { Array($0.utf8) }))
  }

  static func digits(_ count: Int) -> Segment { digits(count...count) }

  static func digits(_ counts: ClosedRange<Int>) -> Segment {
    Segment(content: .run(.digit, counts))
  }

  static func letters(_ count: Int) -> Segment { letters(count...count) }

  static func letters(_ counts: ClosedRange<Int>) -> Segment {
    Segment(content: .run(.letter, counts))
  }

  static func alphanumerics(_ count: Int) -> Segment { alphanumerics(count...count) }

  static func alphanumerics(_ counts: ClosedRange<Int>) -> Segment {
    Segment(content: .run(.alphanumeric, counts))
  }

  /// One character out of some.
  static func anyOf(_ characters: String) -> Segment {
    Segment(content: .run(.anyOf(characters), 1...1))
  }

  static let checkDigit = Segment(content: .run(.digit, 1...1), part: .check)

  /// A check digit that may also be a letter.
  static let checkCharacter = Segment(content: .run(.alphanumeric, 1...1), part: .check)
}

extension Segment {
  /// The lengths it can take, in characters.
  var lengths: ClosedRange<Int> {
    switch content {
    case .run(_, let lengths): return lengths
    case .texts(let texts):
      let counts = texts.map(\.count)
      return (counts.min() ?? 0)...(counts.max() ?? 0)
    }
  }

  /// How much it says that a number fits, in tenths of a bit: what a random string of letters and digits would have
  /// to be lucky for.
  func evidence(length: Int) -> Int {
    switch content {
    case .texts(let texts): Self.evidence(ofOneIn: 1) * length - 10 * Self.bits(of: texts.count)
    case .run(let characters, _): Self.evidence(ofOneIn: characters.count) * length
    }
  }

  private static func evidence(ofOneIn choices: Int) -> Int { max(0, 52 - 10 * bits(of: choices)) }

  /// The binary logarithm, rounded up.
  private static func bits(of choices: Int) -> Int {
    choices < 2 ? 0 : Int.bitWidth - (choices - 1).leadingZeroBitCount
  }
}

/// Codes that a part of a number has to be one of: countries.
struct CodeList: Sendable {
  let codes: Set<String>
}
