/// Writes how a mock meets one requirement.
struct WitnessWriter {
  let mocked: MockedProtocol
  let requirement: Requirement
  let members: [MockedMember]

  private var declaration: Declaration { requirement.declaration }

  func write(to code: inout CodeWriter) {
    code.write("/// Answered by \(members.map { "`\($0.handle)`" }.joined(separator: " and ")).")
    for attribute in requirement.availability { code.write(attribute) }
    switch declaration.keyword {
    case "var":
      code.write("\(prefix)var \(declaration.name.quotedIfKeyword): \(declaration.writtenResult ?? "Void") {")
      accessors(to: &code)
    case "subscript":
      signature("\(prefix)subscript\(typeParameters)(", effects: "", to: &code)
      accessors(to: &code)
    case "init":
      signature(
        "\(prefix)init\(declaration.isFailable ? "?" : "")\(typeParameters)(", effects: declaration.effects.text,
        to: &code)
      code.indented { body(of: members[0], to: &$0) }
    default:
      let isOperator = declaration.name.first?.isNameCharacter == false
      let name = isOperator ? "\(declaration.name) " : declaration.name.quotedIfKeyword
      signature("\(prefix)func \(name)\(typeParameters)(", effects: declaration.effects.text, to: &code)
      code.indented { body(of: members[0], to: &$0) }
    }
    code.write("}")
  }

  /// Attributes and modifiers.
  private var prefix: String {
    let isolation = members[0].isolation.flatMap { $0 == mocked.isolation ? nil : $0 }
    let nonisolated = declaration.modifiers.filter { $0.hasPrefix("nonisolated") }
    let isStatic = declaration.isStatic ? ["static"] : []
    let words = declaration.repeatedAttributes + [isolation].compactMap(\.self) + ["public"] + nonisolated + isStatic
    return words.joined(separator: " ") + " "
  }

  private var typeParameters: String {
    declaration.genericParameters.isEmpty ? "" : "<\(declaration.genericParameters.joined(separator: ", "))>"
  }

  private func signature(_ opening: String, effects: String, to code: inout CodeWriter) {
    let parameters = zip(declaration.parameters, members[0].arguments).map(parameter)
    let result = declaration.writtenResult.map { " -> \($0)" } ?? ""
    let constraints = declaration.constraints.isEmpty ? "" : " where \(declaration.constraints.joined(separator: ", "))"
    code.list(opening, parameters, ")\(effects)\(result)\(constraints) {")
  }

  private func parameter(_ parameter: Parameter, _ argument: MockedArgument) -> String {
    let label = parameter.label.quotedAsLabel
    let isOneName = parameter.label == argument.name && declaration.keyword != "subscript"
    let names = isOneName ? [label] : [label, argument.name.quotedIfKeyword]
    return "\(names.joined(separator: " ")): \(argument.declaredType)"
  }

  private func accessors(to code: inout CodeWriter) {
    code.indented { code in
      if members.count == 1, members[0].effects == Effects() { return body(of: members[0], to: &code) }
      code.block("get\(members[0].effects.text)") { body(of: members[0], to: &$0) }
      for setter in members.dropFirst() { code.block("set") { body(of: setter, to: &$0) } }
    }
  }

  private func body(of member: MockedMember, to code: inout CodeWriter) {
    let preparations = member.arguments.compactMap(\.preparation)
    for preparation in preparations { code.write(preparation) }
    let prefix = member.effects.callPrefix
    switch member.adaptation {
    case .cast, .sending:
      let answer = unused("answer", in: member)
      call(of: member, "let \(answer) = \(prefix)", to: &code)
      code.write("return \(member.reference).\(member.adaptation == .cast ? "cast" : "sending")(\(answer))")
    case .none where member.kind == .initializer && declaration.isFailable:
      let answer = unused("answer", in: member)
      call(of: member, "let \(answer): Void? = \(prefix)", to: &code)
      code.write("if \(answer) == nil { return nil }")
    case .none:
      let isPlain = preparations.isEmpty && !declaration.mayHaveBuilder(besides: member.isolation)
      let returns = !isPlain && member.answerType != "Void"
      call(of: member, (returns ? "return " : "") + prefix, to: &code)
    }
  }

  private func call(of member: MockedMember, _ prefix: String, to code: inout CodeWriter) {
    let method = member.effects.isAsync ? "answerAsync" : "answer"
    let passed = member.arguments.map(\.passed).joined(separator: ", ")
    let handler =
      if case .typed(let type) = member.effects.failure {
        // The type of what a closure throws is not inferred.
        "{ \(unused("handler", in: member)) throws(\(type)) in "
          + "\(member.effects.callPrefix)\(unused("handler", in: member))(\(passed)) }"
      } else {
        "{ \(member.effects.callPrefix)$0(\(passed)) }"
      }
    let answer = "\(prefix)\(member.reference).\(method)"
    let recorded = member.recordedArguments.map { "\($0.name == "inout" ? "`inout`" : $0.name): \($0.value)" }
    guard !recorded.isEmpty else { return code.write("\(answer) \(handler)") }
    code.list("\(answer)(", ["\(member.callName)(\(recorded.joined(separator: ", ")))"], ") \(handler)")
  }

  /// A name for a local value that no argument has.
  private func unused(_ name: String, in member: MockedMember) -> String {
    member.arguments.contains { $0.name == name } ? unused("\(name)_", in: member) : name
  }
}
