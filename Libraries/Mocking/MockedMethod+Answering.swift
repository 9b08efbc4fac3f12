import Synchronization

/// How many calls the mocks of this process have seen.
private let callCount = Atomic<UInt64>(0)

extension MockedMethod {
  /// Records a call and answers it. `perform` calls the handler with the arguments, `result` is the type that the caller
  /// asks for, which may be narrower than `Answer`. Called by generated code.
  public func answer(
    _ call: Call, as result: Any.Type = Answer.self, _ perform: (Handler) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    let noted = note(call)
    do throws(Failure) {
      let answer =
        switch noted.outcome {
        case .returns(let answer): answer
        case .fails(let error): throw error
        case .performs(let handler): try perform(handler)
        case nil: try unanswered(noted, result)
        }
      noted.report(returning: answer)
      return answer
    } catch {
      noted.report(throwing: error)
      throw error
    }
  }

  /// Records a call and answers it, as `answer` does, where the requirement is asynchronous. Called by generated code.
  public func answerAsync(
    _ call: Call, as result: Any.Type = Answer.self, _ perform: (Handler) async throws(Failure) -> Answer
  ) async throws(Failure) -> Answer {
    let noted = note(call)
    do throws(Failure) {
      let answer =
        switch noted.outcome {
        case .returns(let answer): answer
        case .fails(let error): throw error
        case .performs(let handler): try await perform(handler)
        case nil: try unanswered(noted, result)
        }
      noted.report(returning: answer)
      return answer
    } catch {
      noted.report(throwing: error)
      throw error
    }
  }

  private func note(_ call: Call) -> NotedCall {
    state.withLock { state in
      // Counted under the lock, so that this requirement's calls are in their order.
      let order = callCount.wrappingAdd(1, ordering: .relaxed).newValue
      state.calls.append((order, call))
      state.waiters.resume(callCount: state.calls.count)
      let outcome = state.outcomes.first
      if state.outcomes.count > 1 { state.outcomes.removeFirst() }
      return NotedCall(identity: identity, call: call, order: order, outcome: outcome, observers: state.observers)
    }
  }

  private func unanswered(_ noted: NotedCall, _ result: Any.Type) throws(Failure) -> Answer {
    let empty: Answer? = identity.isInitializer ? () as? Answer : emptyAnswer(result)
    if let empty { return empty }
    let failure = UnansweredCall(identity, noted.recorded, answer: Answer.self)
    UnansweredCalls.report(failure)
    if let failure = failure as? Failure { throw failure }
    // A mistake of whoever set the mock up, in a requirement that has no other way to say so.
    fatalError(failure.description)
  }

  /// A call on its way to its answer.
  private struct NotedCall {
    let identity: MockedMethodIdentity
    let call: Call
    let order: UInt64
    let outcome: Outcome?
    let observers: [@Sendable (RecordedCall, MockAnswer) -> Void]

    var recorded: RecordedCall { RecordedCall(identity, call, order: order) }

    func report(returning answer: Answer) {
      guard !observers.isEmpty else { return }
      report(.returned(described(answer)))
    }

    func report(throwing error: Failure) {
      guard !observers.isEmpty else { return }
      report(.threw(described(error)))
    }

    private func report(_ answer: MockAnswer) {
      let recorded = recorded
      for observer in observers { observer(recorded, answer) }
    }
  }
}
