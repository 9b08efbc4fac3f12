/// Decides how each requirement of a protocol is answered and recorded.
struct MockBuilder {
  let mocked: MockedProtocol
  let types: InterfaceTypes

  /// The one or two members that answer a requirement. `name` is that of its handle, without `on`.
  func members(of requirement: Requirement, named name: String) throws(Unsupported) -> [MockedMember] {
    try check(requirement)
    let declaration = requirement.declaration
    let type = declaration.result ?? "Void"
    switch declaration.keyword {
    case "init": return [try member(of: requirement, .initializer, name, declaration.isFailable ? "Void?" : "Void")]
    case "func": return [try member(of: requirement, .method, name, type)]
    default:
      let getter = try member(of: requirement, .getter, name, type)
      return declaration.hasSetter ? [getter, try setter(of: requirement, name, type)] : [getter]
    }
  }

  private func member(
    of requirement: Requirement, _ kind: MockedMember.Kind, _ name: String, _ result: String
  ) throws(Unsupported) -> MockedMember {
    let erasure = Erasure(of: requirement.declaration, types: types)
    if erasure.concerns(requirement.declaration.effects.failure) {
      throw requirement.unsupported("throws an error of a type parameter")
    }
    let isSending = result.hasPrefix("sending ")
    let type = isSending ? result.without("sending ") : result
    if erasure.isNoncopyable(type) { throw requirement.unsupported("returns a value that cannot be copied") }
    let builder = ArgumentBuilder(requirement: requirement, erasure: erasure, types: types)
    return makeMember(
      of: requirement, kind, name, try builder.arguments(), answerType: erasure.erased(type),
      erasure.concerns(type) ? .cast : isSending ? .sending : .none)
  }

  private func setter(of requirement: Requirement, _ name: String, _ type: String) throws(Unsupported) -> MockedMember {
    let erasure = Erasure(of: requirement.declaration, types: types)
    if erasure.concerns(type) { throw requirement.unsupported("sets a value of a type parameter") }
    let label = requirement.declaration.isProperty ? "_" : "newValue"
    let newValue = MockedArgument(label: label, name: "newValue", type: type)
    newValue.recordedType = type
    newValue.isDoublyOptional = types.depthOfOptional(type) > 1
    if types.isFunction(type) { newValue.handlerType = "@escaping " + type }
    let builder = ArgumentBuilder(requirement: requirement, erasure: erasure, types: types)
    return makeMember(
      of: requirement, .setter, "Set" + name, try builder.arguments() + [newValue], answerType: "Void", .none)
  }

  private func makeMember(
    of requirement: Requirement, _ kind: MockedMember.Kind, _ name: String, _ arguments: [MockedArgument],
    answerType: String, _ adaptation: MockedMember.Adaptation
  ) -> MockedMember {
    var taken = types.declared
    var sendable: Set<String> = []
    for parameter in mocked.typeParameters {
      taken.insert(parameter.name)
      if parameter.bounds.contains("Sendable") { sendable.insert(parameter.name) }
    }
    for requirement in mocked.requirements { taken.insert(requirement.declaration.name) }
    for parameter in requirement.declaration.genericParameters { taken.insert(TypeParameter(parameter).name) }
    for argument in arguments { taken.insert(argument.name) }
    var callName = name + "Call"
    while taken.contains(callName) { callName = callName.dropLast(4) + "MockCall" }
    let recordedTypes = arguments.compactMap { $0.recordedType }
    return MockedMember(
      kind: kind, requirement: requirement, handle: "on" + name,
      callName: callName, arguments: arguments, answerType: answerType,
      adaptation: adaptation, isolation: requirement.declaration.attributes.first(where: types.isGlobalActor),
      isCallSendable: recordedTypes.allSatisfy { types.isSendable($0, also: sendable) })
  }

  private func check(_ requirement: Requirement) throws(Unsupported) {
    let declaration = requirement.declaration
    var names = [declaration.name]
    for parameter in declaration.genericParameters { names.append(TypeParameter(parameter).name) }
    for name in names where TakenNames.contain(name) || name == "mockedMethods" {
      throw requirement.unsupported("has the name " + name + ", which every mock uses itself")
    }
    if declaration.genericParameters.contains(where: { $0.hasPrefix("let ") }) {
      throw requirement.unsupported("has a number for a type parameter")
    }
    if declaration.result == "Never", !declaration.effects.areNone {
      throw requirement.unsupported("never returns, and waits or throws")
    }
    if declaration.isOperator, declaration.parameters.count == 1 {
      throw requirement.unsupported("is an operator before or behind its operand; the compiler does not say which")
    }
    if declaration.parameters.contains(where: { $0.type.hasPrefix("@convention") }) {
      throw requirement.unsupported("takes a C function")
    }
  }
}
