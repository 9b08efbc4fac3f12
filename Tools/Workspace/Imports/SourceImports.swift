import Foundation

/// What one Swift file asks of other modules, wherever it stands: inactive `#if` blocks count.
struct SourceImports: Sendable, Equatable {
  /// One import declaration.
  struct Declaration: Sendable, Equatable {
    /// The top-level module: `Foundation` of `import struct Foundation.URL`.
    let module: String
    /// From 1.
    let line: Int
    /// `@_exported`: whoever imports this file's module sees that one too.
    let isExported: Bool
  }

  /// The import declarations in their order.
  private(set) var declarations: [Declaration] = []
  /// The modules that `#externalMacro(module:type:)` names: used without being imported.
  private(set) var macroModules: Set<String> = []

  /// Whether `import` occurs nowhere but in these declarations, so that nothing can have been missed.
  private(set) var isCertain = true

  /// Reads Swift source. Linear; what follows the last mention of an import is not looked at.
  init(_ source: [UInt8]) {
    let data = Data(source)
    let mentions = Self.places(of: "import", in: data)
    let end = (mentions + Self.places(of: "externalMacro", in: data)).max() ?? -1
    defer { isCertain = mentions.count == declarations.count }
    source.withUnsafeBufferPointer { bytes in
      var lexer = SwiftLexer(bytes)
      var reader = Reader()
      while let token = lexer.next() {
        reader.read(token, lexer: &lexer, into: &self)
        if token.offset > end { return }
      }
    }
  }

  /// Where a text occurs, in bytes.
  private static func places(of text: String, in data: Data) -> [Int] {
    let text = Data(text.utf8)
    var places: [Int] = []
    while let range = data.range(of: text, in: (places.last.map { $0 + text.count } ?? 0)..<data.count) {
      places.append(range.lowerBound)
    }
    return places
  }

  /// Follows the tokens: an import declaration can only stand outside all brackets.
  private struct Reader {
    private static let kinds: Set<String> = [
      "typealias", "struct", "class", "actor", "enum", "protocol", "let", "var", "func",
    ]
    private static let accessLevels: Set<String> = [
      "public", "package", "internal", "fileprivate", "private", "open",
    ]

    private var depth = 0
    private var previous: SwiftLexer.Token?
    private var attributes: Set<String> = []

    mutating func read(_ token: SwiftLexer.Token, lexer: inout SwiftLexer, into imports: inout SourceImports) {
      defer { previous = token }
      switch token.kind {
      case .punctuation(UInt8(ascii: "(")), .punctuation(UInt8(ascii: "[")), .punctuation(UInt8(ascii: "{")):
        depth += 1
      case .punctuation(UInt8(ascii: ")")), .punctuation(UInt8(ascii: "]")), .punctuation(UInt8(ascii: "}")):
        depth = max(0, depth - 1)
      case .word("#externalMacro", isQuoted: false):
        if let module = Self.macroModule(&lexer) { imports.macroModules.insert(module) }
      case .word(let word, let isQuoted) where depth == 0:
        if previous?.isPunctuation("@") == true {
          attributes.insert(word)
        } else if word == "import", !isQuoted, previous?.isPunctuation(".") != true {
          if let module = Self.module(&lexer) {
            let isExported = attributes.contains("_exported")
            imports.declarations.append(Declaration(module: module, line: token.line, isExported: isExported))
          }
          attributes = []
        } else if !Self.accessLevels.contains(word) {
          attributes = []
        }
      default: break
      }
    }

    /// The module behind `import`, which may name the kind of what it takes from it.
    private static func module(_ lexer: inout SwiftLexer) -> String? {
      guard let first = lexer.next(), case .word(let word, let isQuoted) = first.kind else { return nil }
      return !isQuoted && kinds.contains(word) ? lexer.next()?.word : word
    }

    /// The module in `(module: "…"` behind `#externalMacro`, whose bracket stays open so that `depth` must not change.
    private static func macroModule(_ lexer: inout SwiftLexer) -> String? {
      var depth = 0
      var module: String?
      while let token = lexer.next() {
        if token.isPunctuation("(") { depth += 1 }
        if token.isPunctuation(")") { depth -= 1 }
        if depth == 0 { break }
        if module == nil, case .string(let text) = token.kind { module = text }
      }
      return module
    }
  }
}
