/// Decides how each requirement of a protocol is answered and recorded.
struct MockBuilder {
  let mocked: MockedProtocol
  private let names: HandleNames

  init(_ mocked: MockedProtocol) {
    self.mocked = mocked
    names = HandleNames(mocked.requirements)
  }

  func members(of requirement: Requirement) throws(Unsupported) -> [MockedMember] {
    let declaration = requirement.declaration
    guard !declaration.hasSetter, !declaration.isStatic, ["func", "var"].contains(declaration.keyword) else {
      throw Unsupported(location: requirement.location, reason: "not yet")
    }
    return [
      MockedMember(
        handle: names.handle(of: declaration), requirement: requirement,
        arguments: declaration.parameters.map { parameter in
          MockedArgument(
            label: parameter.label, name: parameter.name, type: parameter.type,
            specifiers: parameter.specifiers.filter { $0 != "@autoclosure" }, isRecorded: true)
        },
        effects: declaration.effects, answerType: declaration.result ?? "Void",
        handlerAttributes: ["@Sendable"])
    ]
  }
}
