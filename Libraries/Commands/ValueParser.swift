/// Turns a word of the command line into a value, and says what it takes where it cannot.
///
/// The ready-made ones are `.text`, `.number`, `.number(in: 1...1000)`, `.choice(of: Status.self)`, `.choice("a", "b")`,
/// `.file` and `.input`. Your own:
///
/// ```swift
/// extension ValueParser where Value == Money {
///   static var price: ValueParser { ValueParser("a price such as 12.50") { Money(parsing: $0) } }
/// }
/// ```
public struct ValueParser<Value: Sendable>: Sendable {
  let expectation: String
  let candidates: [String]
  let completesFiles: Bool
  private let parse: @Sendable (String) throws -> Value?

  /// `expectation` completes the sentence "it takes …"; `candidates` are offered by help and completion. `parse` answers
  /// nil for what is no such value, or throws ``InvalidValue`` (or another ``CommandFailure``) to say more.
  public init(
    _ expectation: String, candidates: [String] = [], parse: @escaping @Sendable (String) throws -> Value?
  ) {
    self.init(expectation, candidates: candidates, completesFiles: false, parse: parse)
  }

  private init(
    _ expectation: String, candidates: [String] = [], completesFiles: Bool,
    parse: @escaping @Sendable (String) throws -> Value?
  ) {
    self.expectation = expectation
    self.candidates = candidates
    self.completesFiles = completesFiles
    self.parse = parse
  }

  /// The value of `word`, which was given for `name`; throws a ``UsageFailure`` that says why it is none.
  func value(of word: String, for name: String) throws -> Value {
    do {
      if let value = try parse(word) { return value }
    } catch let invalid as InvalidValue {
      throw UsageFailure("'\(word)' will not do for \(name): \(invalid.reason).")
    }
    let nearest = Suggestion.nearest(to: word, among: candidates).first
    throw UsageFailure(
      "'\(word)' will not do for \(name): it takes \(expectation).", hint: nearest.map { "Did you mean '\($0)'?" })
  }
}

/// Why a word is no value of its kind; the reason follows a colon and gets a full stop: `InvalidValue("it has 3 decimals")`.
public struct InvalidValue: Error {
  let reason: String

  /// A reason without a full stop.
  public init(_ reason: String) {
    self.reason = reason
  }
}

extension ValueParser where Value == String {
  /// Any text, also an empty one.
  public static var text: ValueParser { ValueParser("a text") { $0 } }

  /// The path of a file, which need not exist.
  public static var file: ValueParser {
    ValueParser("the path of a file", completesFiles: true) { $0.isEmpty ? nil : $0 }
  }

  /// One of these words.
  public static func choice(_ words: String...) -> ValueParser {
    ValueParser(oneOf(words), candidates: words) { words.contains($0) ? $0 : nil }
  }
}

extension ValueParser where Value == InputSource {
  /// The path of a file to read, or `-` for standard input; ``CommandContext/open(_:)`` opens it.
  public static var input: ValueParser {
    ValueParser("the path of a file, or - for standard input", completesFiles: true) { word in
      word.isEmpty ? nil : word == "-" ? .standardInput : .file(word)
    }
  }
}

extension ValueParser where Value == Int64 {
  /// A whole number, such as the number of an item.
  public static var number: ValueParser {
    ValueParser("a whole number") { word in
      if let number = Int64(word) { return number }
      let digits = word.drop { $0 == "-" || $0 == "+" }
      guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      throw InvalidValue("the number is too large")
    }
  }
}

extension ValueParser where Value: FixedWidthInteger {
  /// A whole number in a range.
  public static func number(in range: ClosedRange<Value>) -> ValueParser {
    ValueParser("a whole number from \(range.lowerBound) to \(range.upperBound)") { word in
      Value(word).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension ValueParser where Value: RawRepresentable<String> & CaseIterable {
  /// A case of an enum by its raw value.
  public static func choice(of type: Value.Type) -> ValueParser {
    let words = type.allCases.map(\.rawValue)
    return ValueParser(oneOf(words), candidates: words) { Value(rawValue: $0) }
  }
}

/// "a, b or c".
private func oneOf(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}
