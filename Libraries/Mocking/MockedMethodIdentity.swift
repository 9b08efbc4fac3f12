/// Which requirement of which protocol is mocked, for messages.
struct MockedMethodIdentity: Sendable {
  let interface: String
  let requirement: String
  let handle: String

  /// The mock of a protocol in a type has that one's name before its own.
  var mock: String { "\(interface.filter { $0 != "." })Mock" }

  /// Whether it makes mocks; without an answer it does.
  var isInitializer: Bool { requirement.hasPrefix("init(") }

  /// The handle as source says it; that of a static requirement is the mock's own whoever asks.
  func owned(by owner: String) -> String { handle.contains(".") ? handle : "\(owner).\(handle)" }

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
