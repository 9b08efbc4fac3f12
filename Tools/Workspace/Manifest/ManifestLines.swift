/// Finds in the text of `Package.swift` where a target declares something.
///
/// The manifest's dump has no lines. A manifest may name targets by literals (`.target(name: "Chat", dependencies:
/// ["Kit"])`) or by cases of its own enums (`feature(.chat, needs: [.item])`, with `case chat = "Chat"`), and a call may
/// stand for several targets whose names begin alike. The line is that of the dependency in the smallest call which names
/// the target first; of the target itself where the dependency is not found there; or 1.
struct ManifestLines: Sendable {
  private struct Mention: Sendable {
    let name: String
    let line: Int
    let position: Int
  }

  private struct Brackets: Sendable {
    let start: Int
    var end: Int
    var length: Int { end - start }
  }

  private var mentions: [Mention] = []
  private var calls: [Brackets] = []

  init(_ text: String) {
    var tokens: [SwiftLexer.Token] = []
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      var lexer = SwiftLexer(bytes)
      while let token = lexer.next() { tokens.append(token) }
    }
    let cases = Self.namesOfCases(tokens)
    var open: [Int] = []
    for (position, token) in tokens.enumerated() {
      switch token.kind {
      case .punctuation(UInt8(ascii: "(")): open.append(position)
      case .punctuation(UInt8(ascii: ")")):
        if let start = open.popLast() { calls.append(Brackets(start: start, end: position)) }
      case .string(let text?): mentions.append(Mention(name: text, line: token.line, position: position))
      case .word(let word, _) where position > 0 && tokens[position - 1].isPunctuation("."):
        for name in cases[word] ?? [] { mentions.append(Mention(name: name, line: token.line, position: position)) }
      default: break
      }
    }
    calls.sort { $0.length < $1.length }
  }

  /// The line on which `target` declares `dependency`.
  func line(of dependency: String, declaredBy target: String) -> Int {
    let declared = declarations(of: target).lazy.compactMap { call in
      let inside = mentions(in: call)
      return inside.first { $0.name == dependency && $0.position != inside.first?.position }
    }
    return declared.first?.line ?? line(of: target)
  }

  /// The line on which a target is declared.
  func line(of target: String) -> Int {
    declarations(of: target).first.flatMap { mentions(in: $0).first }?.line ?? 1
  }

  /// The calls that may declare a target, the likeliest first.
  private func declarations(of target: String) -> [Brackets] {
    Self.beginnings(of: target).flatMap { owner in
      calls.filter { call in
        let inside = mentions(in: call)
        return inside.contains { $0.name == owner && $0.position == inside.first?.position }
      }
    }
  }

  private func mentions(in call: Brackets) -> ArraySlice<Mention> {
    let start = mentions.firstIndex { $0.position > call.start } ?? mentions.endIndex
    return mentions[start...].prefix { $0.position < call.end }
  }

  /// `case chat = "Chat"`: what each case stands for. Enums may share the names of their cases.
  private static func namesOfCases(_ tokens: [SwiftLexer.Token]) -> [String: [String]] {
    var names: [String: [String]] = [:]
    for (index, token) in tokens.enumerated() where token.word == "case" && index + 3 < tokens.count {
      guard let word = tokens[index + 1].word, tokens[index + 2].isPunctuation("="),
        case .string(let text?) = tokens[index + 3].kind
      else { continue }
      names[word, default: []].append(text)
    }
    return names
  }

  /// `ChatStorageTests`, `ChatStorage`, `Chat`.
  private static func beginnings(of name: String) -> [String] {
    let starts = name.indices.filter { $0 > name.startIndex && name[$0].isUppercase }
    return [name] + starts.reversed().map { String(name[..<$0]) }
  }
}
