/// A `MockedMethod` of a mock: one for each requirement, two for a property or a subscript that can be set.
struct MockedMember {
  enum Kind {
    case method, getter, setter, initializer
  }

  /// How an answer becomes what the requirement returns.
  enum Adaptation {
    case none
    /// The answer is of a wider type than what a generic requirement returns.
    case cast
    /// What is returned is given away.
    case sending
  }

  let kind: Kind
  let requirement: Requirement
  /// Such as `onReserve`.
  let handle: String
  /// The struct that keeps the arguments of a call.
  let callName: String
  let arguments: [MockedArgument]
  let effects: Effects
  /// `Void` where nothing is returned.
  let answerType: String
  let adaptation: Adaptation
  /// The global actor that runs the requirement.
  let isolation: String?
  let isCallSendable: Bool

  var isStatic: Bool { requirement.declaration.isStatic || kind == .initializer }

  var recordedArguments: [MockedArgument] { arguments.filter { $0.recordedType != nil } }

  var callType: String { recordedArguments.isEmpty ? "NoArguments" : callName }

  /// The requirement in messages: `items(ids:)`, `language` and `language =`.
  var displayName: String {
    switch (kind, requirement.declaration.keyword) {
    case (.setter, "subscript"): requirement.fullName.dropLast() + "newValue:)"
    case (.setter, _): "\(requirement.fullName) ="
    default: requirement.fullName
    }
  }

  var handlerType: String {
    let parameters = arguments.map { "_ \($0.name.quotedIfKeyword): \($0.handlerType)" }.joined(separator: ", ")
    let attributes = [isolation, "@Sendable"].compactMap(\.self).joined(separator: " ")
    return "\(attributes) (\(parameters))\(effects.text) -> \(answerType)"
  }

  /// What the mock's property is.
  var typeArguments: [String] { [callType, handlerType, answerType, effects.failureType] }

  /// Whether `MockedGetter` describes it in full.
  var isPlainGetter: Bool { kind == .getter && arguments.isEmpty && effects == Effects() && isolation == nil }

  /// How its own mock refers to it.
  var reference: String {
    let isHidden = arguments.contains { $0.name == handle }
    return isStatic ? "Self.\(handle)" : isHidden ? "self.\(handle)" : handle
  }
}

/// An argument of a call, as the mock keeps it and hands it on.
struct MockedArgument {
  let label: String
  let name: String
  /// Its type and what stands before it, in the requirement.
  let declaredType: String
  /// Its type and what stands before it, in a handler.
  let handlerType: String
  /// Its type in the struct of a call; nil where it cannot be kept.
  let recordedType: String?
  /// A statement that has to come before.
  var preparation: String?
  /// As it is kept.
  let value: String
  /// As it is handed to a handler.
  let passed: String
}
