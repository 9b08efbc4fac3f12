import Synchronization

/// A mock was asked what nobody gave it an answer for, and the answer's type has no empty value.
///
/// Thrown where the requirement can throw any error; otherwise the process stops with the same words.
public struct UnansweredCall: Error, CustomStringConvertible {
  /// What was asked.
  public let call: RecordedCall

  /// The mock's type, what was asked of it with which arguments, and the line that would answer it.
  public let description: String

  init(_ identity: MockedMethodIdentity, _ call: RecordedCall, answer: Any.Type) {
    self.call = call
    description = """
      \(identity.mock) was asked \(call.text) and has no answer. Give it one before: \
      \(identity.owned(by: "mock")).returns(…) with \(article(answer)).
      """
  }
}

private func article(_ type: Any.Type) -> String {
  let name = "\(type)"
  return name.first.map { "AEIOUaeiou".contains($0) } == true ? "an `\(name)`" : "a `\(name)`"
}

/// Where calls without an answer are reported, besides being thrown: code under test may swallow an error, and a test
/// should fail all the same.
public enum UnansweredCalls {
  private static let reporter = Mutex<(@Sendable (UnansweredCall) -> Void)?>(nil)

  /// Hands each call without an answer to `report`, on its thread, instead of to whom it went before. Process-wide.
  public static func report(to report: @escaping @Sendable (UnansweredCall) -> Void) {
    reporter.withLock { $0 = report }
  }

  static func report(_ call: UnansweredCall) {
    let report = reporter.withLock { $0 }
    report?(call)
  }
}
