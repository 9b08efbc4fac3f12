extension MockedMethod {
  /// The answer as the type that a generic requirement was asked for. Called by generated code.
  ///
  /// Stops the process where the answer is of another type: a mistake of whoever gave it.
  public func cast<Result>(_ answer: Answer, to type: Result.Type = Result.self) -> Result {
    guard let result = answer as? Result else {
      fatalError(
        "\(identity.owned(by: identity.mock)) answered \(described(answer)) where a `\(Result.self)` was asked for.")
    }
    return result
  }

  /// The answer of a requirement that gives it away for good. Called by generated code, which takes the word of who
  /// gave the answer that nobody else goes on using it.
  public func sending(_ answer: Answer) -> sending Answer {
    nonisolated(unsafe) let answer = answer
    return answer
  }
}

/// The values of a parameter pack, which a closure cannot take as they are. Called by generated code.
public func packedArguments<each Value>(_ values: repeat each Value) -> [Any] {
  var packed: [Any] = []
  repeat packed.append(each values)
  return packed
}

/// Hands a value that cannot be copied on to a closure, once. Used by generated code.
public struct ConsumableArgument<Value: ~Copyable>: ~Copyable {
  private var value: Value?

  /// Takes the value in.
  public init(_ value: consuming Value) {
    self.value = consume value
  }

  /// Gives the value away. May be called once.
  public mutating func take() -> Value {
    switch value.take() {
    case .some(let value): value
    case nil: preconditionFailure("an argument was taken twice")
    }
  }
}
