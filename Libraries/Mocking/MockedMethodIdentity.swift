/// Which requirement of which protocol is mocked, for messages.
struct MockedMethodIdentity: Sendable {
  let interface: String
  let requirement: String
  let handle: String

  var mock: String { "\(interface)Mock" }

  /// Such as `reserve("42", buyerId: "ana")`; a property is only its name.
  func text(of call: some MockCall) -> String {
    guard let parenthesis = requirement.firstIndex(of: "(") else {
      return ([requirement] + call.mockedArguments.map { described($0.value as Any) }).joined(separator: " ")
    }
    let arguments = call.mockedArguments.map { label, value in
      (label == "_" ? "" : "\(label): ") + described(value as Any)
    }
    return "\(requirement[..<parenthesis])(\(arguments.joined(separator: ", ")))"
  }
}
