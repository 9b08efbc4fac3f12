/// A `MockedMethod` of a mock: one for each requirement, two for a property or a subscript that can be set.
final class MockedMember {
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
  /// `Void` where nothing is returned.
  let answerType: String
  let adaptation: Adaptation
  /// The global actor that runs the requirement.
  let isolation: String?
  let isCallSendable: Bool

  init(
    kind: Kind, requirement: Requirement, handle: String, callName: String, arguments: [MockedArgument],
    answerType: String, adaptation: Adaptation, isolation: String?, isCallSendable: Bool
  ) {
    self.kind = kind
    self.requirement = requirement
    self.handle = handle
    self.callName = callName
    self.arguments = arguments
    self.answerType = answerType
    self.adaptation = adaptation
    self.isolation = isolation
    self.isCallSendable = isCallSendable
  }

  var declaration: Declaration { requirement.declaration }
  var effects: Effects { requirement.declaration.effects }

  var isStatic: Bool { declaration.isStatic || kind == .initializer }

  var recordedArguments: [MockedArgument] { arguments.filter { $0.recordedType != nil } }

  /// The requirement in messages: `items(ids:)`, `language` and `language =`.
  var displayName: String {
    if kind != .setter { return requirement.fullName }
    return declaration.isProperty ? requirement.fullName + " =" : requirement.fullName.dropLast() + "newValue:)"
  }

  /// What its handle is, with its type arguments.
  var handleType: (name: String, arguments: [String]) {
    if isPlainGetter { return ("MockedGetter", [answerType]) }
    let callType = recordedArguments.isEmpty ? "NoArguments" : callName
    return ("MockedMethod", [callType, handlerType, answerType, effects.failure])
  }

  private var handlerType: String {
    let parameters = arguments.map { "_ " + $0.name.quotedIfKeyword + ": " + $0.handlerType }.joined(separator: ", ")
    let attribute = isolation.map { $0 + " " } ?? ""
    return "\(attribute)@Sendable (\(parameters))\(effects.text) -> \(answerType)"
  }

  /// Whether `MockedGetter` describes it in full.
  private var isPlainGetter: Bool { kind == .getter && arguments.isEmpty && effects.areNone && isolation == nil }

  /// How its own mock refers to it.
  var reference: String {
    if isStatic { return "Self." + handle }
    return arguments.contains { $0.name == handle } ? "self." + handle : handle
  }
}

/// An argument of a call, as the mock keeps it and hands it on.
final class MockedArgument {
  let label: String
  let name: String
  /// Its type and what stands before it, in the requirement.
  let declaredType: String
  /// Its type and what stands before it, in a handler.
  var handlerType: String
  /// Its type in the struct of a call; nil where it cannot be kept.
  var recordedType: String?
  /// Whether it is an optional of an optional, which becomes one only where that is said.
  var isDoublyOptional = false
  /// A statement that has to come before.
  var preparation: String?
  /// As it is kept.
  var value: String
  /// As it is handed to a handler.
  var passed: String

  /// One that is handed on as it comes, and not kept.
  init(label: String, name: String, type: String) {
    self.label = label
    self.name = name
    declaredType = type
    handlerType = type
    value = name.quotedIfKeyword
    passed = value
  }
}
