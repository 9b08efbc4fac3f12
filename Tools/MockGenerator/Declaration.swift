/// A requirement of a protocol, read from the words with which the compiler prints it.
struct Declaration {
  var attributes: [String] = []
  var modifiers: [String] = []
  /// `func`, `var`, `subscript` or `init`.
  var keyword = ""
  /// Without backticks; `?` behind an `init` that may fail is not part of it.
  var name = ""
  var isFailable = false
  var genericParameters: [String] = []
  var parameters: [Parameter] = []
  var effects = Effects()
  /// As written; nil for what returns nothing.
  var writtenResult: String?
  var constraints: [String] = []
  var hasSetter = false

  /// Nil for what returns nothing.
  var result: String? { writtenResult?.withoutImplicitUnwrapping }

  var isStatic: Bool { modifiers.contains("static") }

  /// What the implementation has to repeat.
  var repeatedAttributes: [String] { attributes.filter { ["@discardableResult", "@concurrent"].contains($0) } }

  /// Whether a result builder of the requirement would take an implementation apart that has no `return`.
  func mayHaveBuilder(besides isolation: String?) -> Bool {
    attributes.contains { $0 != isolation && !Self.knownAttributes.contains(String($0.prefix { $0 != "(" })) }
  }

  private static let knownAttributes: Set = [
    "@Sendable", "@available", "@backDeployed", "@concurrent", "@discardableResult", "@objc", "@preconcurrency",
  ]
}

extension Declaration {
  /// Whether another protocol's requirement is this one, if perhaps with less that it may do, or with a setter.
  func isRestated(by other: Declaration) -> Bool {
    keyword == other.keyword && isStatic == other.isStatic && isFailable == other.isFailable
      && parameters == other.parameters && genericParameters == other.genericParameters
      && constraints == other.constraints && result == other.result
      && effects.failure.tightened(by: other.effects.failure) != nil
  }

  /// Asks for all that either asks for.
  mutating func tighten(by other: Declaration) {
    hasSetter = hasSetter || other.hasSetter
    effects.isAsync = effects.isAsync && other.effects.isAsync
    effects.failure = effects.failure.tightened(by: other.effects.failure) ?? effects.failure
  }
}

/// Whether a call may wait, and what it may throw.
struct Effects: Equatable {
  enum Failure: Equatable {
    case none, any
    case typed(String)

    /// What may be thrown where both say what may be; nil for two types.
    func tightened(by other: Failure) -> Failure? {
      switch (self, other) {
      case (.any, let least), (let least, .any): least
      case (.none, _), (_, .none): Failure.none
      case (.typed(let one), .typed(let two)): one == two ? self : nil
      }
    }
  }

  var isAsync = false
  var failure = Failure.none

  init() {}

  /// Reads words such as `async throws(ParseError)`.
  init(_ words: some StringProtocol) {
    let names = SwiftText(words).names
    isAsync = names.contains("async")
    // What `rethrows` throws comes from a closure, which a mock hands on; it throws nothing itself.
    guard names.contains("throws"), let range = SwiftText(words).firstRange(of: "throws") else { return }
    let type = words[range.upperBound...].prefix { $0 != ")" }
    switch type.hasPrefix("(") ? type.dropFirst() : "any Error" {
    case "any Error": failure = .any
    case "Never": failure = .none
    case let type: failure = .typed(String(type))
    }
  }

  /// As it stands behind the parameters, with a space before each word.
  var text: String {
    let thrown =
      switch failure {
      case .none: ""
      case .any: " throws"
      case .typed(let type): " throws(\(type))"
      }
    return (isAsync ? " async" : "") + thrown
  }

  /// The type of what is thrown.
  var failureType: String {
    switch failure {
    case .none: "Never"
    case .any: "any Error"
    case .typed(let type): type
    }
  }

  /// What stands before a call.
  var callPrefix: String { (failure == .none ? "" : "try ") + (isAsync ? "await " : "") }
}
