/// Writes the mock of one protocol.
struct MockWriter {
  private let mocked: MockedProtocol
  private let requirements: [(requirement: Requirement, members: [MockedMember])]

  private var members: [MockedMember] { requirements.flatMap(\.members) }

  init(_ mocked: MockedProtocol, types: InterfaceTypes) throws(Unsupported) {
    self.mocked = mocked
    let builder = MockBuilder(mocked: mocked, types: types)
    var requirements: [(Requirement, [MockedMember])] = []
    let names = try HandleNames(mocked.requirements)
    for (index, requirement) in mocked.requirements.enumerated() {
      requirements.append((requirement, try builder.members(of: requirement, named: names[index])))
    }
    self.requirements = requirements
  }

  func write(to code: inout CodeWriter) {
    code.write("/// Answers for `\(mocked.name)` what it is told, and records what it is asked.")
    for attribute in mocked.availability + [mocked.isolation].compactMap(\.self) { code.write(attribute) }
    let constraints = mocked.constraints.isEmpty ? "" : " where \(mocked.constraints.joined(separator: ", "))"
    let kind = mocked.isActor ? "actor" : "final class"
    let parameters = mocked.typeParameters.map(\.text)
    code.list(
      "public \(kind) \(mocked.mockName)" + (parameters.isEmpty ? "" : "<"), parameters,
      (parameters.isEmpty ? "" : ">") + ": \(mocked.name), Mock\(constraints) {")
    code.indented { code in
      bindings(to: &code)
      for (requirement, members) in requirements {
        for member in members {
          handle(of: member, to: &code)
          code.write()
        }
        WitnessWriter(mocked: mocked, requirement: requirement, members: members).write(to: &code)
        code.write()
      }
      mockedMethods(to: &code)
      initializer(to: &code)
      identity(to: &code)
      for member in members where !member.recordedArguments.isEmpty {
        code.write()
        callStruct(of: member, to: &code)
      }
    }
    code.write("}")
  }

  /// In a type with isolation of its own, what a test uses is free of it.
  private var nonisolated: String { mocked.isActor || mocked.isolation != nil ? "nonisolated " : "" }

  private func bindings(to code: inout CodeWriter) {
    for binding in mocked.typeBindings {
      code.write("/// What `\(mocked.name)` fixes.")
      code.write("public typealias \(binding.name) = \(binding.type)")
      code.write()
    }
  }

  private func handle(of member: MockedMember, to code: inout CodeWriter) {
    let names = "(\"\(mocked.name)\", \"\(member.displayName)\", \"\(member.handle)\")"
    let kind = member.isPlainGetter ? "MockedGetter<" : "MockedMethod<"
    let types = member.isPlainGetter ? [member.answerType] : member.typeArguments
    code.write("/// Answers and calls of `\(member.displayName)`.")
    guard member.isStatic else {
      return code.list("public \(nonisolated)let \(member.handle) = \(kind)", types, ">\(names)")
    }
    guard !mocked.typeParameters.isEmpty else {
      return code.list("public \(nonisolated)static let \(member.handle) = \(kind)", types, ">\(names)")
    }
    code.list("public \(nonisolated)static var \(member.handle): \(kind)", types, "> {")
    code.indented { $0.write("Mocking.staticMethod(of: Self.self, \"\(member.handle)\") { .init\(names) }") }
    code.write("}")
  }

  private func mockedMethods(to code: inout CodeWriter) {
    code.write("/// Every requirement, in the order of the protocol's source.")
    code.block("public \(nonisolated)var mockedMethods: [any AnyMockedMethod]") { code in
      code.list("[", members.map { $0.isStatic ? $0.reference : $0.handle }, "]")
    }
  }

  /// Properties can be answered by the initialiser: enough for a mock that is plain data.
  private func initializer(to code: inout CodeWriter) {
    let initializers = members.filter { $0.kind == .initializer }
    if initializers.contains(where: { $0.requirement.declaration.parameters.isEmpty }) { return }
    let properties = members.filter { member in
      member.kind == .getter && member.arguments.isEmpty && !member.isStatic && initializers.isEmpty
    }
    let isolation = mocked.isActor ? "" : nonisolated
    code.write()
    guard !properties.isEmpty else {
      code.write("/// A mock that has no answers yet.")
      return code.write("public \(isolation)init() {}")
    }
    code.write("/// A mock that answers these properties and nothing else yet.")
    code.list(
      "public \(isolation)init(",
      properties.map { "\($0.requirement.declaration.name): \($0.answerType.optional) = nil" }, ") {")
    code.indented { code in
      for property in properties {
        let name = property.requirement.declaration.name.quotedIfKeyword
        code.write("if let \(name) { \(property.handle).returns(\(name)) }")
      }
    }
    code.write("}")
  }

  private func identity(to code: inout CodeWriter) {
    let declaresEquality = mocked.requirements.contains { $0.declaration.name == "==" }
    if mocked.isEquatable && !declaresEquality {
      code.write()
      code.write("/// A mock is equal to itself alone.")
      code.block("public \(nonisolated)static func == (left: \(mocked.mockName), right: \(mocked.mockName)) -> Bool") {
        $0.write("left === right")
      }
    }
    if mocked.isHashable {
      code.write()
      code.write("/// By its identity.")
      code.block("public \(nonisolated)func hash(into hasher: inout Hasher)") {
        $0.write("hasher.combine(ObjectIdentifier(self))")
      }
      if mocked.isolation != nil {
        code.write()
        code.write("/// By its identity; what the compiler would add belongs to the actor.")
        code.block("public nonisolated var hashValue: Int") { $0.write("ObjectIdentifier(self).hashValue") }
      }
    }
  }

  private func callStruct(of member: MockedMember, to code: inout CodeWriter) {
    let conformances = member.isCallSendable ? "MockCall, Sendable" : "MockCall"
    code.write("/// The arguments of a call of `\(member.displayName)`.")
    code.block("public struct \(member.callName): \(conformances)") { code in
      for argument in member.recordedArguments {
        code.write("public let \(argument.name.quotedIfKeyword): \(argument.recordedType ?? "")")
      }
      code.write()
      code.write("/// The arguments by their labels.")
      code.block("public var mockedArguments: KeyValuePairs<String, Any?>") { code in
        let pairs = member.arguments.map { argument in
          guard let type = argument.recordedType else { return "\"\(argument.label)\": UnrecordedArgument()" }
          // An optional of an optional becomes one only where that is said.
          let value = argument.name.quotedIfKeyword + (type.hasSuffix("??") ? " as Any?" : "")
          return "\"\(argument.label)\": \(value)"
        }
        code.list("[", pairs, "]")
      }
    }
  }
}

extension String {
  /// The type or nil; an optional type is so already.
  fileprivate var optional: String {
    if hasSuffix("?") && !contains("->") { return self }
    return SwiftText(self).firstRange(of: " ") != nil ? "(\(self))?" : "\(self)?"
  }
}
