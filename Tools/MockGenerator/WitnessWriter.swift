/// Writes how a mock meets its requirements.
struct WitnessWriter {
  let mocked: MockedProtocol
  let code: CodeWriter

  /// `members` are those that answer one requirement.
  func write(_ members: [MockedMember]) {
    let member = members[0]
    let declaration = member.declaration
    code.words["handles"] = members.map { "`" + $0.handle + "`" }.joined(separator: " and ")
    code.write("/// Answered by $handles.")
    for attribute in member.requirement.availability { code.writeLine(attribute) }
    code.words["prefix"] = prefix(of: member)
    code.words["name"] = declaration.isOperator ? declaration.name + " " : declaration.name.quotedIfKeyword
    code.words["type"] = declaration.writtenResult ?? "Void"
    code.words["failable"] = declaration.isFailable ? "?" : ""
    code.words["effects"] = member.effects.text
    code.words["result"] = declaration.writtenResult.map { " -> " + $0 } ?? ""
    code.words["generics"] = declaration.genericParameters.listed("<", ">")
    code.words["where"] = declaration.constraints.listed(" where ", "")
    let parameters = zip(declaration.parameters, member.arguments).map { parameter($0, $1, declaration) }
    switch declaration.keyword {
    case "var":
      code.write("$prefix var $name: $type {")
      accessors(members)
    case "subscript":
      code.list("$prefix subscript$generics(", parameters, ")$result$where {")
      accessors(members)
    case "init":
      code.list("$prefix init$failable$generics(", parameters, ")$effects$where {")
      body(of: member)
    default:
      code.list("$prefix func $name$generics(", parameters, ")$effects$result$where {")
      body(of: member)
    }
    code.write("}")
    code.write()
  }

  /// Attributes and modifiers.
  private func prefix(of member: MockedMember) -> String {
    let declaration = member.declaration
    var words = declaration.attributes.filter { ["@discardableResult", "@concurrent"].contains($0) }
    if let isolation = member.isolation, isolation != mocked.isolation { words.append(isolation) }
    words.append("public")
    // An actor's initialiser belongs to nobody anyway.
    let isFree = mocked.isActor && declaration.keyword == "init" && !declaration.effects.isAsync
    if !isFree { words += declaration.modifiers.filter { $0.hasPrefix("nonisolated") } }
    if declaration.isStatic { words.append("static") }
    return words.joined(separator: " ")
  }

  private func parameter(_ parameter: Parameter, _ argument: MockedArgument, _ declaration: Declaration) -> String {
    var names = parameter.label.quotedAsLabel
    let isOneName = parameter.label == argument.name && declaration.keyword != "subscript"
    if !isOneName { names += " " + argument.name.quotedIfKeyword }
    return names + ": " + argument.declaredType
  }

  private func accessors(_ members: [MockedMember]) {
    code.words["effects"] = members[0].effects.text
    if members.count == 1, members[0].effects.areNone { return body(of: members[0]) }
    code.write("get$effects {")
    body(of: members[0])
    code.write("}")
    for setter in members.dropFirst() {
      code.write("set {")
      body(of: setter)
      code.write("}")
    }
  }

  private func body(of member: MockedMember) {
    let preparations = member.arguments.compactMap(\.preparation)
    for preparation in preparations { code.writeLine(preparation) }
    code.words["answer"] = member.unusedName("answer")
    code.words["reference"] = member.reference
    if member.adaptation != .none {
      code.words["adapted"] = member.adaptation == .cast ? "cast" : "sending"
      call(of: member, "let $answer = ")
      code.write("return $reference.$adapted($answer)")
    } else if member.kind == .initializer && member.declaration.isFailable {
      call(of: member, "let $answer: Void? = ")
      code.write("if $answer == nil { return nil }")
    } else {
      let isPlain = preparations.isEmpty && !member.mayHaveBuilder
      call(of: member, isPlain || member.answerType == "Void" ? "" : "return ")
    }
  }

  private func call(of member: MockedMember, _ opening: String) {
    let effects = member.effects
    code.words["try"] = effects.callPrefix
    code.words["method"] = effects.isAsync ? "answerAsync" : "answer"
    code.words["handler"] = "$0"
    var closure = "{"
    if let type = effects.typedFailure {
      // The type of what a closure throws is not inferred.
      code.words["handler"] = member.unusedName("handler")
      code.words["error"] = type
      closure = "{ $handler throws($error) in"
    }
    let answer = opening + "$try$reference.$method"
    var arguments: [String] = []
    let recorded = member.recordedArguments.map { ($0.name == "inout" ? "`inout`" : $0.name) + ": " + $0.value }
    if !recorded.isEmpty { arguments.append(member.callName + recorded.listed("(", ")")) }
    if let result = member.askedType { arguments.append("as: " + result + ".self") }
    code.call(answer, arguments, closure, "$try$handler(", member.arguments.map(\.passed))
  }
}

extension MockedMember {
  /// A name for a local value that no argument has.
  fileprivate func unusedName(_ name: String) -> String {
    arguments.contains { $0.name == name } ? unusedName(name + "_") : name
  }

  /// The type that the caller asks for, where that is narrower than the answer's: without an answer it may have an empty
  /// value.
  fileprivate var askedType: String? {
    guard adaptation == .cast, var type = declaration.result else { return nil }
    if type.hasPrefix("sending ") { type = type.without("sending ") }
    // An argument would hide a type of its name.
    if type.mentions(Set(arguments.map(\.name))) { return nil }
    return type.isName || type.parenthesized != nil ? type : "(" + type + ")"
  }

  /// Whether a result builder of the requirement would take an implementation apart that has no `return`.
  fileprivate var mayHaveBuilder: Bool {
    let known: Set = [
      "@Sendable", "@available", "@backDeployed", "@concurrent", "@discardableResult", "@objc", "@preconcurrency",
    ]
    return declaration.attributes.contains { $0 != isolation && !known.contains($0.until("(")) }
  }
}

extension [String] {
  /// The texts with commas between and with what encloses them; nothing where there are none.
  fileprivate func listed(_ opening: String, _ closing: String) -> String {
    isEmpty ? "" : opening + joined(separator: ", ") + closing
  }
}
