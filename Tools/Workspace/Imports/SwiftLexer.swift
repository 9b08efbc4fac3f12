/// Cuts Swift source into tokens, as finely as finding import declarations needs: words, strings and punctuation.
///
/// Comments, interpolations and regular expressions are skipped. A `/` counts as the start of a regular expression where
/// no value stands before it and another `/` follows on the line. What it takes wrongly it loses for one line at most,
/// except inside a `"""` string or a `/*` comment that never ends.
struct SwiftLexer {
  struct Token {
    enum Kind: Equatable {
      /// An identifier or keyword, also one that starts with `#`. In backticks it is no keyword.
      case word(String, isQuoted: Bool)
      /// A string literal; without its text where it has several lines or interpolations.
      case string(String?)
      case punctuation(UInt8)
      /// A number or a regular expression.
      case otherLiteral
    }

    let kind: Kind
    /// From 1.
    let line: Int
    /// Where it starts, in bytes.
    let offset: Int

    func isPunctuation(_ character: Unicode.Scalar) -> Bool { kind == .punctuation(UInt8(ascii: character)) }

    /// The identifier or keyword.
    var word: String? {
      if case .word(let text, _) = kind { text } else { nil }
    }
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var line = 1
  private var isValueBefore = false

  /// `bytes` must outlive the lexer.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    if byte(0) == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") { skipLine() }
  }

  /// The next token; nil at the end.
  mutating func next() -> Token? {
    skipBlanks()
    guard let first = byte(0) else { return nil }
    let line = line
    let offset = position
    let kind = token(startingWith: first)
    isValueBefore = Self.isValue(kind)
    return Token(kind: kind, line: line, offset: offset)
  }

  private mutating func token(startingWith first: UInt8) -> Token.Kind {
    switch first {
    case UInt8(ascii: "\""): return string(hashes: 0)
    case UInt8(ascii: "#"):
      let hashes = countOfHashes()
      switch byte(hashes) {
      case UInt8(ascii: "\""): return string(hashes: hashes)
      case UInt8(ascii: "/"): return extendedRegex(hashes: hashes)
      default:
        position += 1
        return .word("#" + identifier(), isQuoted: false)
      }
    case UInt8(ascii: "`"):
      position += 1
      let start = position
      while let next = byte(0), next != UInt8(ascii: "`"), next != UInt8(ascii: "\n") { position += 1 }
      let text = text(from: start)
      if byte(0) == UInt8(ascii: "`") { position += 1 }
      return .word(text, isQuoted: true)
    case UInt8(ascii: "/") where !isValueBefore: return bareRegex() ?? punctuation(first)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      _ = identifier()
      return .otherLiteral
    case _ where Self.isIdentifier(first): return .word(identifier(), isQuoted: false)
    default: return punctuation(first)
    }
  }

  private mutating func punctuation(_ byte: UInt8) -> Token.Kind {
    position += 1
    return .punctuation(byte)
  }

  /// The contents of a string literal behind its opening quotes; ends at the end of the line where it has one line.
  private mutating func string(hashes: Int) -> Token.Kind {
    position += hashes
    let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    position += isMultiline ? 3 : 1
    let start = position
    var isPlain = !isMultiline
    while let next = byte(0) {
      if next == UInt8(ascii: "\n") {
        guard isMultiline else { break }
        line += 1
      } else if next == UInt8(ascii: "\\"), hasHashes(hashes, at: 1) {
        isPlain = false
        position += 1 + hashes
        guard byte(0) == UInt8(ascii: "(") else {
          if byte(0) != UInt8(ascii: "\n") { position += 1 }
          continue
        }
        skipInterpolation()
        continue
      } else if next == UInt8(ascii: "\""), closes(isMultiline: isMultiline, hashes: hashes) {
        let text = isPlain ? text(from: start) : nil
        position += (isMultiline ? 3 : 1) + hashes
        return .string(text)
      }
      position += 1
    }
    return .string(nil)
  }

  private func closes(isMultiline: Bool, hashes: Int) -> Bool {
    guard isMultiline else { return hasHashes(hashes, at: 1) }
    return byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"") && hasHashes(hashes, at: 3)
  }

  /// Behind the bracket that closes the one here. Strings inside may hold interpolations of their own.
  private mutating func skipInterpolation() {
    var depth = 0
    isValueBefore = false
    while let token = next() {
      if token.isPunctuation("(") { depth += 1 }
      if token.isPunctuation(")") { depth -= 1 }
      if depth == 0 { return }
    }
  }

  private mutating func extendedRegex(hashes: Int) -> Token.Kind {
    position += hashes + 1
    let isMultiline = byte(0) == UInt8(ascii: "\n")
    while let next = byte(0) {
      if next == UInt8(ascii: "/"), hasHashes(hashes, at: 1) {
        position += 1 + hashes
        break
      }
      if next == UInt8(ascii: "\n") {
        guard isMultiline else { break }
        line += 1
      }
      position += 1
    }
    return .otherLiteral
  }

  /// A regular expression between two slashes of one line, which begins with no blank; nil where there is none.
  private mutating func bareRegex() -> Token.Kind? {
    var end = 1
    guard let first = byte(1), first != UInt8(ascii: " "), first != UInt8(ascii: "\t") else { return nil }
    while let next = byte(end), next != UInt8(ascii: "\n") {
      if next == UInt8(ascii: "/") {
        position += end + 1
        return .otherLiteral
      }
      end += next == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  private mutating func skipBlanks() {
    while let next = byte(0) {
      switch next {
      case UInt8(ascii: "\n"):
        line += 1
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipBlockComment()
      default: return
      }
    }
  }

  private mutating func skipLine() {
    while let next = byte(0), next != UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if byte(0) == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte(0) == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else {
        if byte(0) == UInt8(ascii: "\n") { line += 1 }
        position += 1
      }
    } while depth > 0 && position < bytes.count
  }

  private mutating func identifier() -> String {
    let start = position
    while let next = byte(0), Self.isIdentifier(next) { position += 1 }
    return text(from: start)
  }

  private func countOfHashes() -> Int {
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    return count
  }

  private func hasHashes(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private func byte(_ offset: Int) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private static func isIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  /// Whether a `/` behind this divides it.
  private static func isValue(_ kind: Token.Kind) -> Bool {
    switch kind {
    case .word(let text, let isQuoted): isQuoted || !["return", "in", "case", "where", "try", "await"].contains(text)
    case .string, .otherLiteral: true
    case .punctuation(let byte): [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(byte)
    }
  }
}
