/// A call of a mock as people read it.
public struct RecordedCall: Sendable, Hashable, CustomStringConvertible {
  /// The protocol that is mocked, such as `ItemInterface`.
  public let interface: String

  /// The requirement by its full name, such as `items(ids:)`.
  public let requirement: String

  /// The requirement with its arguments, such as `items(ids: ["1", "2"])`.
  public let text: String

  /// Where this call stands among all calls of all mocks of the process, counted from 1.
  public let order: UInt64

  /// The requirement's name without its labels, such as `items`.
  public var name: String { String(requirement.prefix { $0 != "(" }) }

  /// Such as `ItemInterface.items(ids: ["1", "2"])`.
  public var description: String { "\(interface).\(text)" }

  init(_ identity: MockedMethodIdentity, _ call: some MockCall, order: UInt64) {
    interface = identity.interface
    requirement = identity.requirement
    text = identity.text(of: call)
    self.order = order
  }
}

/// What a call came back with.
public enum MockAnswer: Sendable, Hashable, CustomStringConvertible {
  /// It returned this value, in words; empty for `Void`.
  case returned(String)

  /// It threw this error, in words.
  case threw(String)

  /// Such as `["1", "2"]`, `nil` or `throws notFound`; `()` for `Void`.
  public var description: String {
    switch self {
    case .returned(""): "()"
    case .returned(let value): value
    case .threw(let error): "throws \(error)"
    }
  }
}
