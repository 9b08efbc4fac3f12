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

  /// Reads Swift source. Linear; what follows the last mention of an import is not looked at.
  init(_ source: [UInt8]) {
    let end = Self.endOfInterest(in: source)
    source.withUnsafeBufferPointer { bytes in
      var lexer = SwiftLexer(bytes)
      var reader = Reader()
      while let token = lexer.next() {
        reader.read(token, lexer: &lexer, into: &self)
        if token.offset > end { return }
      }
    }
  }

  /// Where the last word starts that may matter here.
  private static func endOfInterest(in source: [UInt8]) -> Int {
    let data = Data(source)
    let mentions = ["import", "externalMacro"].map { data.range(of: Data($0.utf8), options: .backwards)?.lowerBound }
    return mentions.compactMap(\.self).max() ?? -1
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
