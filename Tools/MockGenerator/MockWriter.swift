/// Writes the mock of one protocol.
struct MockWriter {
  let mocked: MockedProtocol
  private let members: [MockedMember]

  init(_ mocked: MockedProtocol) throws {
    self.mocked = mocked
    let builder = MockBuilder(mocked)
    members = try mocked.requirements.flatMap { try builder.members(of: $0) }
  }

  func write(to code: inout CodeWriter) {
    code.write("/// Answers for `\(mocked.name)` what it is told, and records what it is asked.")
    code.block("public final class \(mocked.mockName): \(mocked.name), Mock") { code in
      for member in members {
        handle(of: member, to: &code)
        code.write()
        witness(of: member, to: &code)
        code.write()
      }
      mockedMethods(to: &code)
      code.write()
      initializer(to: &code)
      for member in members where !member.recordedArguments.isEmpty {
        code.write()
        callStruct(of: member, to: &code)
      }
    }
  }

  private func handle(of member: MockedMember, to code: inout CodeWriter) {
    let names = "(\"\(mocked.name)\", \"\(member.requirement.fullName)\", \"\(member.handle)\")"
    code.write("/// Answers and calls of `\(member.requirement.fullName)`.")
    if member.isPlainGetter {
      code.list("public let \(member.handle) = MockedGetter<", [member.answerType], ">\(names)")
    } else {
      let types = [member.callType, member.handlerType, member.answerType, member.effects.failureType]
      code.list("public let \(member.handle) = MockedMethod<", types, ">\(names)")
    }
  }

  private func witness(of member: MockedMember, to code: inout CodeWriter) {
    let declaration = member.requirement.declaration
    let name = declaration.name.quotedIfKeyword
    code.write("/// Answered by `\(member.handle)`.")
    if declaration.keyword == "var" {
      code.write("public var \(name): \(member.answerType) {")
      code.indented { code in
        if member.effects == Effects() {
          answer(member, to: &code)
        } else {
          code.block("get\(member.effects.text)") { answer(member, to: &$0) }
        }
      }
    } else {
      let result = declaration.result.map { " -> \($0)" } ?? ""
      code.list(
        "public func \(name)(", zip(declaration.parameters, member.arguments).map(parameter),
        ")\(member.effects.text)\(result) {")
      code.indented { answer(member, to: &$0) }
    }
    code.write("}")
  }

  private func parameter(_ parameter: Parameter, _ argument: MockedArgument) -> String {
    let label = parameter.label.quotedAsLabel
    let names = parameter.label == argument.name ? [label] : [label, argument.name.quotedIfKeyword]
    let type = (parameter.specifiers + [parameter.type]).joined(separator: " ") + (parameter.isVariadic ? "..." : "")
    return names.joined(separator: " ") + ": \(type)"
  }

  private func answer(_ member: MockedMember, to code: inout CodeWriter) {
    let method = member.effects.isAsync ? "answerAsync" : "answer"
    let recorded = member.recordedArguments.map { "\($0.name): \($0.name.quotedIfKeyword)" }
    let passed = member.arguments.map(\.name.quotedIfKeyword).joined(separator: ", ")
    let handler = "{ \(member.effects.callPrefix)$0(\(passed)) }"
    let answer = "\(member.effects.callPrefix)\(member.handle).\(method)"
    guard !recorded.isEmpty else { return code.write("\(answer) \(handler)") }
    code.list("\(answer)(", ["\(member.callName)(\(recorded.joined(separator: ", ")))"], ") \(handler)")
  }

  private func mockedMethods(to code: inout CodeWriter) {
    code.write("/// Every requirement, in the order of the protocol's source.")
    code.block("public var mockedMethods: [any AnyMockedMethod]") { code in
      code.list("[", members.map(\.handle), "]")
    }
  }

  /// Properties that are only read can be answered by the initialiser: enough for a mock that is plain data.
  private func initializer(to code: inout CodeWriter) {
    let properties = members.filter(\.isPlainGetter)
    code.write(
      properties.isEmpty
        ? "/// A mock that has no answers yet." : "/// A mock that answers these properties and nothing else yet.")
    guard !properties.isEmpty else { return code.write("public init() {}") }
    code.list(
      "public init(", properties.map { "\($0.requirement.declaration.name): \($0.answerType.optional) = nil" }, ") {")
    code.indented { code in
      for property in properties {
        let name = property.requirement.declaration.name
        code.write("if let \(name) { \(property.handle).returns(\(name)) }")
      }
    }
    code.write("}")
  }

  private func callStruct(of member: MockedMember, to code: inout CodeWriter) {
    code.write("/// The arguments of a call of `\(member.requirement.fullName)`.")
    code.block("public struct \(member.callName): MockCall, Sendable") { code in
      for argument in member.recordedArguments {
        code.write("public let \(argument.name.quotedIfKeyword): \(argument.type)")
      }
      code.write()
      code.write("/// The arguments by their labels.")
      code.block("public var mockedArguments: KeyValuePairs<String, Any?>") { code in
        code.list("[", member.arguments.map { "\"\($0.label)\": \($0.name.quotedIfKeyword)" }, "]")
      }
    }
  }
}

extension String {
  /// The type or nil; an optional type is so already.
  var optional: String {
    if hasSuffix("?") { return self }
    return contains(" ") && SwiftText(self).firstRange(of: " ") != nil ? "(\(self))?" : "\(self)?"
  }
}
