extension String {
  /// The name as it stands in source, in backticks where it would be read as a keyword.
  var quotedIfKeyword: String { Self.keywords.contains(self) ? "`\(self)`" : self }

  /// The name as it stands for a type, which `Self` does as it is.
  var quotedAsType: String { self == "Self" ? self : quotedIfKeyword }

  /// The name as it stands before an argument, where only three words are taken (SE-0001).
  var quotedAsLabel: String { ["inout", "var", "let"].contains(self) ? "`\(self)`" : self }

  /// The Swift Programming Language, Lexical Structure: keywords that are reserved in every context.
  private static let keywords: Set = [
    "Any", "Self", "as", "associatedtype", "borrowing", "break", "case", "catch", "class", "consuming", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "nonisolated", "open",
    "operator", "package", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
    // Not reserved, and yet no name for a member, or read as something else before a value.
    "Protocol", "Type", "any", "await", "consume", "copy", "discard", "each", "some", "unsafe", "yield",
  ]
}
