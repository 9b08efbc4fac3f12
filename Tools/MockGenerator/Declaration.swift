/// A requirement of a protocol, read from the words with which the compiler prints it.
final class Declaration {
  var attributes: [String] = []
  var modifiers: [String] = []
  /// `func`, `var`, `subscript` or `init`.
  private(set) var keyword = ""
  /// Without backticks; `?` behind an `init` that may fail is not part of it.
  private(set) var name = ""
  private(set) var isFailable = false
  private(set) var genericParameters: [String] = []
  private(set) var parameters: [Parameter] = []
  private(set) var effects = Effects()
  /// As written; nil for what returns nothing.
  private(set) var writtenResult: String?
  private(set) var constraints: [String] = []
  private(set) var hasSetter = false

  /// Reads a declaration as the compiler prints it in symbol graphs; nil where it has another form.
  init?(_ text: String) {
    var rest = text.trimmed
    while keyword.isEmpty {
      let word = Self.takeWord(from: &rest)
      if word.isEmpty { return nil }
      if word.hasPrefix("@") {
        attributes.append(word)
      } else if ["func", "init", "subscript", "var"].contains(word) {
        keyword = word
      } else {
        modifiers.append(word)
      }
    }
    name = keyword
    if keyword == "func" || isProperty { takeName(from: &rest) }
    if isProperty {
      guard rest.hasPrefix(":") else { return nil }
      takeAccessors(from: &rest)
      writtenResult = rest.without(":").trimmed
    } else {
      guard takeParameters(from: &rest) else { return nil }
      takeAccessors(from: &rest)
      takeConstraintsAndResult(from: &rest)
      if keyword != "subscript" { effects = Effects(rest) }
    }
  }

  /// Nil for what returns nothing.
  var result: String? { writtenResult?.withoutImplicitUnwrapping }

  var isStatic: Bool { modifiers.contains("static") }
  var isProperty: Bool { keyword == "var" }
  var isOperator: Bool { keyword == "func" && !name.prefix(1).allSatisfy(\.isNameCharacter) }

  /// Such as `items(ids:)`, or `language` for a property.
  var fullName: String {
    if isProperty { return name }
    return "\(name)(\(parameters.map { $0.label + ":" }.joined()))"
  }
}

extension Declaration {
  /// A name with what belongs to it: `@` before it, and brackets behind it as in `nonisolated(unsafe)`.
  private static func takeWord(from text: inout String) -> String {
    var word = String(text.prefix { $0.isNameCharacter || $0 == "@" })
    text = text.without(word)
    if word.hasPrefix("@") {
      // The type of a result builder or of an actor may be inside another, and generic.
      while text.hasPrefix(".") {
        let name = text.dropFirst().prefix { $0.isNameCharacter }
        word += "." + name
        text = text.without("." + name)
      }
      if let (argument, rest) = text.brackets, text.hasPrefix("<") {
        word += "<" + argument + ">"
        text = rest
      }
    }
    let takesArgument = ["nonisolated", "@available", "@backDeployed"].contains(word)
    if takesArgument, let (argument, rest) = text.brackets {
      word += "(\(argument))"
      text = rest
    }
    text = text.trimmed
    return word
  }

  private func takeName(from text: inout String) {
    name = Self.takeWord(from: &text).unquoted
    guard name.isEmpty else { return }
    // It is an operator.
    name = text.until(" (")
    text = text.without(name).trimmed
  }

  private func takeParameters(from text: inout String) -> Bool {
    isFailable = text.hasPrefix("?") || text.hasPrefix("!")
    if isFailable { text.removeFirst() }
    if text.hasPrefix("<"), let (inside, rest) = text.brackets {
      genericParameters = inside.parts(at: ",")
      text = rest.trimmed
    }
    guard let (inside, rest) = text.brackets else { return false }
    text = rest
    for parameter in inside.parts(at: ",") {
      parameters.append(Parameter(parameter, singleNameIsLabel: keyword != "subscript"))
    }
    return true
  }

  private func takeAccessors(from text: inout String) {
    guard let (before, accessors) = text.cut(at: "{") else { return }
    text = before
    hasSetter = accessors.until("}").mentions(["set"])
    effects = Effects(accessors.until("}"))
  }

  private func takeConstraintsAndResult(from text: inout String) {
    if let (before, after) = text.cut(at: " where ") {
      text = before
      constraints = after.parts(at: ",")
    }
    guard let (before, after) = text.cut(at: "->") else { return }
    text = before
    writtenResult = ["Void", "()"].contains(after.trimmed) ? nil : after.trimmed
  }
}

extension Declaration {
  /// Whether another protocol's requirement is this one, if perhaps with less that it may do, or with a setter.
  func isRestated(by other: Declaration) -> Bool {
    signature == other.signature && effects.tightened(by: other.effects) != nil
  }

  /// Whether both are required of one implementation, which cannot be as both of them say.
  func isRival(of other: Declaration) -> Bool { outline == other.outline }

  var isImplicitlyUnwrapped: Bool { writtenResult?.hasSuffix("!") == true }

  /// What tells an implementation from others, as far as types do.
  private var outline: [String] {
    var outline = [keyword, name, isStatic ? "static" : ""]
    if isProperty { return outline }
    for parameter in parameters {
      outline += [
        parameter.label, parameter.type.replacing("@Sendable ", with: "") + (parameter.isVariadic ? "..." : ""),
      ]
    }
    return outline + [result ?? ""] + genericParameters + constraints
  }

  /// What two requirements have in common that are one.
  private var signature: [String] {
    var signature = [keyword, name, isStatic ? "static" : "", isFailable ? "?" : "", result ?? ""]
    for parameter in parameters {
      // An operator's arguments have no labels.
      signature += [isOperator ? "" : parameter.label] + parameter.specifiers + [parameter.writtenType]
      if parameter.isVariadic { signature.append("...") }
    }
    signature += ["<"] + genericParameters
    return signature + ["where"] + constraints
  }

  /// Asks for all that either asks for.
  func tighten(by other: Declaration) {
    hasSetter = hasSetter || other.hasSetter
    effects = effects.tightened(by: other.effects) ?? effects
  }
}
