/// What a source says and no symbol graph tells: code that only some builds see, and operators.
struct UngraphedCode: Equatable {
  /// In words, such as `an operator`.
  let what: String
  /// From 1.
  let line: Int

  static func all(in source: [UInt8]) -> [UngraphedCode] {
    source.withUnsafeBufferPointer { bytes in
      var lexer = SwiftLexer(bytes)
      var found: [UngraphedCode] = []
      var depth = 0
      var conditions = 0
      var previous: String?
      while let token = lexer.next() {
        if ["(", "[", "{"].contains(where: token.isPunctuation) { depth += 1 }
        if [")", "]", "}"].contains(where: token.isPunctuation) { depth -= 1 }
        switch token.kind {
        case .word("#if", isQuoted: false):
          // What lies inside is not named again.
          if conditions == 0 { found.append(UngraphedCode(what: "code that only some builds see", line: token.line)) }
          conditions += 1
        case .word("#endif", isQuoted: false): conditions -= 1
        case .word("operator", isQuoted: false)
        where depth == 0 && conditions == 0 && ["prefix", "infix", "postfix"].contains(previous):
          found.append(UngraphedCode(what: "an operator", line: token.line))
        case .word("precedencegroup", isQuoted: false) where depth == 0 && conditions == 0:
          found.append(UngraphedCode(what: "a precedence group", line: token.line))
        default: break
        }
        previous = token.word
      }
      return found
    }
  }
}
