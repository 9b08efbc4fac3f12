/// Decides how each requirement of a protocol is answered and recorded.
struct MockBuilder {
  let mocked: MockedProtocol
  let types: InterfaceTypes

  /// The one or two members that answer a requirement. `name` is that of its handle, without `on`.
  func members(of requirement: Requirement, named name: String) throws(Unsupported) -> [MockedMember] {
    try check(requirement)
    let declaration = requirement.declaration
    switch declaration.keyword {
    case "init":
      return [try member(of: requirement, .initializer, name, answerType: declaration.isFailable ? "Void?" : "Void")]
    case "func":
      return [try member(of: requirement, .method, name, answerType: declaration.result ?? "Void")]
    default:
      let type = declaration.result ?? "Void"
      let getter = try member(of: requirement, .getter, name, answerType: type)
      return declaration.hasSetter ? [getter, try setter(of: requirement, name, type)] : [getter]
    }
  }

  private func member(
    of requirement: Requirement, _ kind: MockedMember.Kind, _ name: String, answerType: String
  ) throws(Unsupported) -> MockedMember {
    let declaration = requirement.declaration
    let erasure = Erasure(of: declaration, types: types)
    if case .typed(let type) = declaration.effects.failure, erasure.concerns(type) {
      throw unsupported(requirement, "throws an error of a type parameter")
    }
    let isSending = answerType.hasPrefix("sending ")
    let type = isSending ? String(answerType.dropFirst("sending ".count)) : answerType
    if isNoncopyable(type, erasure) { throw unsupported(requirement, "returns a value that cannot be copied") }
    return makeMember(
      of: requirement, kind, try ArgumentBuilder(requirement: requirement, erasure: erasure, types: types).arguments(),
      name: name, answerType: erasure.erased(type),
      adaptation: erasure.concerns(type) ? .cast : isSending ? .sending : .none)
  }

  private func setter(of requirement: Requirement, _ name: String, _ type: String) throws(Unsupported) -> MockedMember {
    let erasure = Erasure(of: requirement.declaration, types: types)
    if erasure.concerns(type) { throw unsupported(requirement, "sets a value of a type parameter") }
    let newValue = MockedArgument(
      label: requirement.declaration.keyword == "subscript" ? "newValue" : "_", name: "newValue", declaredType: type,
      handlerType: types.isFunction(type) ? "@escaping \(type)" : type, recordedType: type, value: "newValue",
      passed: "newValue")
    let arguments = try ArgumentBuilder(requirement: requirement, erasure: erasure, types: types).arguments()
    return makeMember(
      of: requirement, .setter, arguments + [newValue], name: "Set\(name)",
      answerType: "Void", adaptation: .none)
  }

  private func makeMember(
    of requirement: Requirement, _ kind: MockedMember.Kind, _ arguments: [MockedArgument], name: String,
    answerType: String, adaptation: MockedMember.Adaptation
  ) -> MockedMember {
    let sendable = Set(mocked.typeParameters.filter { $0.bounds.contains("Sendable") }.map(\.name))
    let taken = types.declared.union(mocked.typeParameters.map(\.name))
    return MockedMember(
      kind: kind, requirement: requirement, handle: "on\(name)",
      callName: taken.contains("\(name)Call") ? "\(name)MockCall" : "\(name)Call", arguments: arguments,
      effects: requirement.declaration.effects, answerType: answerType, adaptation: adaptation,
      isolation: requirement.declaration.attributes.first(where: types.isGlobalActor),
      isCallSendable: arguments.compactMap(\.recordedType).allSatisfy { types.isSendable($0, also: sendable) })
  }

  private func check(_ requirement: Requirement) throws(Unsupported) {
    let declaration = requirement.declaration
    if declaration.name == "mockedMethods" {
      throw unsupported(requirement, "has a name that every mock uses itself")
    }
    let isOperator = declaration.keyword == "func" && declaration.name.first?.isNameCharacter == false
    if isOperator, declaration.parameters.count == 1 {
      throw unsupported(requirement, "is an operator before or behind its operand; the compiler does not say which")
    }
    if declaration.parameters.contains(where: { $0.type.hasPrefix("@convention") }) {
      throw unsupported(requirement, "takes a C function")
    }
  }

  private func isNoncopyable(_ type: String, _ erasure: Erasure) -> Bool {
    types.isNoncopyable(type) || !SwiftText(type).names.isDisjoint(with: erasure.noncopyable)
  }

  private func unsupported(_ requirement: Requirement, _ what: String) -> Unsupported {
    Unsupported(
      location: requirement.location, reason: "no mock can be written for '\(requirement.fullName)': it \(what)")
  }
}
