/// A property that is only read.
public typealias MockedGetter<Value> = MockedMethod<NoArguments, @Sendable () -> Value, Value, Never>

extension MockedMethod where Call == NoArguments {
  /// Records a call without arguments and answers it. Called by generated code.
  public func answer(
    as result: Any.Type = Answer.self, _ perform: (Handler) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    try answer(NoArguments(), as: result, perform)
  }

  /// Records a call without arguments and answers it, where the requirement is asynchronous. Called by generated code.
  public func answerAsync(
    as result: Any.Type = Answer.self, _ perform: (Handler) async throws(Failure) -> Answer
  ) async throws(Failure) -> Answer {
    try await answerAsync(NoArguments(), as: result, perform)
  }
}
