/// Reads declarations as the compiler prints them in symbol graphs.
struct DeclarationParser {
  private var rest: Substring
  private var declaration = Declaration()

  static func parse(_ text: String) throws(ParseFailure) -> Declaration {
    var parser = DeclarationParser(rest: text[...])
    return try parser.parse()
  }

  /// Such as `items(ids:)`, or `language` for a property.
  static func fullName(of text: String) -> String {
    guard let declaration = try? parse(text) else { return text }
    if declaration.keyword == "var" { return declaration.name }
    return "\(declaration.name)(\(declaration.parameters.map { "\($0.label):" }.joined()))"
  }

  struct ParseFailure: Error {
    let text: String
  }

  private init(rest: Substring) {
    self.rest = rest
  }

  private mutating func parse() throws(ParseFailure) -> Declaration {
    try readPrefix()
    switch declaration.keyword {
    case "func", "init", "subscript": try readSignature()
    case "var": try readProperty()
    default: throw ParseFailure(text: String(rest))
    }
    return declaration
  }

  /// Attributes and modifiers, up to the keyword.
  private mutating func readPrefix() throws(ParseFailure) {
    while true {
      skipSpaces()
      if rest.first == "@" {
        declaration.attributes.append("@" + readWord(from: rest.dropFirst()))
        continue
      }
      switch readWord(from: rest) {
      case "": throw ParseFailure(text: String(rest))
      case let word where ["func", "init", "subscript", "var"].contains(word):
        declaration.keyword = word
        return
      case let word: declaration.modifiers.append(word)
      }
    }
  }

  private mutating func readSignature() throws(ParseFailure) {
    if declaration.keyword == "func" { readFunctionName() } else { declaration.name = declaration.keyword }
    if rest.first == "?" || rest.first == "!" {
      declaration.isFailable = true
      rest.removeFirst()
    }
    skipSpaces()
    if rest.first == "<" {
      declaration.genericParameters = SwiftText(try readBrackets()).split(at: ",")
    }
    skipSpaces()
    let isSubscript = declaration.keyword == "subscript"
    declaration.parameters = SwiftText(try readBrackets()).split(at: ",").map {
      Parameter($0, singleNameIsLabel: !isSubscript)
    }
    readAccessors()
    readConstraints()
    readResult()
    if !isSubscript { declaration.effects = Effects(rest) }
  }

  private mutating func readFunctionName() {
    skipSpaces()
    if rest.first?.isNameCharacter == true {
      declaration.name = readWord(from: rest).filter { $0 != "`" }
    } else {
      declaration.name = String(rest.prefix { $0 != " " && $0 != "(" })
      rest.removeFirst(declaration.name.count)
    }
  }

  private mutating func readProperty() throws(ParseFailure) {
    skipSpaces()
    declaration.name = readWord(from: rest).filter { $0 != "`" }
    guard rest.first == ":" else { throw ParseFailure(text: String(rest)) }
    rest.removeFirst()
    readAccessors()
    declaration.writtenResult = rest.trimmed
  }

  private mutating func readAccessors() {
    guard let range = SwiftText(rest).firstRange(of: "{") else { return }
    let accessors = rest[range.upperBound...].prefix { $0 != "}" }
    rest = rest[..<range.lowerBound]
    declaration.hasSetter = SwiftText(accessors).names.contains("set")
    declaration.effects = Effects(accessors)
  }

  private mutating func readConstraints() {
    guard let range = SwiftText(rest).firstRange(of: " where ") else { return }
    declaration.constraints = SwiftText(rest[range.upperBound...]).split(at: ",")
    rest = rest[..<range.lowerBound]
  }

  private mutating func readResult() {
    guard let range = SwiftText(rest).firstRange(of: "->") else { return }
    let result = rest[range.upperBound...].trimmed
    declaration.writtenResult = ["Void", "()"].contains(result) ? nil : result
    rest = rest[..<range.lowerBound]
  }

  private mutating func skipSpaces() {
    rest = rest.drop { $0.isWhitespace }
  }

  /// A name with the brackets directly behind it that belong to an attribute or modifier, such as `unowned(safe)`.
  private mutating func readWord(from text: Substring) -> String {
    let word = text.prefix { $0.isNameCharacter }
    rest = text[word.endIndex...]
    let takesArgument = ["nonisolated", "available", "backDeployed"].contains(String(word))
    guard takesArgument, rest.first == "(", let argument = try? readBrackets() else { return String(word) }
    return "\(word)(\(argument))"
  }

  /// What is inside the pair of brackets that comes next.
  private mutating func readBrackets() throws(ParseFailure) -> String {
    guard let end = SwiftText(rest).endOfBrackets(from: rest.startIndex) else {
      throw ParseFailure(text: String(rest))
    }
    let inside = rest[rest.index(after: rest.startIndex)..<rest.index(before: end)]
    rest = rest[end...]
    return String(inside)
  }
}
