/// A `MockedMethod` of a mock: one for each requirement, two for a property that can be set.
struct MockedMember {
  /// Such as `onReserve`.
  let handle: String
  let requirement: Requirement
  let arguments: [MockedArgument]
  let effects: Effects
  /// `Void` where nothing is returned.
  let answerType: String
  /// What a handler's type begins with.
  let handlerAttributes: [String]

  var recordedArguments: [MockedArgument] { arguments.filter(\.isRecorded) }

  /// The struct that keeps the arguments of a call.
  var callName: String { handle.dropFirst(2) + "Call" }

  var callType: String { recordedArguments.isEmpty ? "NoArguments" : callName }

  var handlerType: String {
    let parameters = arguments.map(\.handlerParameter).joined(separator: ", ")
    return (handlerAttributes + ["(\(parameters))\(effects.text)"]).joined(separator: " ") + " -> \(answerType)"
  }

  /// Whether this is a property that `MockedGetter` describes in full.
  var isPlainGetter: Bool {
    requirement.declaration.keyword == "var" && arguments.isEmpty && effects == Effects()
      && handlerAttributes == ["@Sendable"]
  }
}

/// An argument of a call, as the mock keeps it and hands it on.
struct MockedArgument {
  let label: String
  let name: String
  let type: String
  /// What stands before the type of a closure's parameter.
  let specifiers: [String]
  let isRecorded: Bool

  /// As a parameter of a function type.
  var handlerParameter: String {
    "_ \(name.quotedIfKeyword): " + (specifiers + [type]).joined(separator: " ")
  }
}
