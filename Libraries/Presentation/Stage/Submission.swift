public import Reactive

/// How far it is with what a screen sent to be done, such as a form.
///
/// ```swift
/// func mutate(action: Action) -> Observable<Mutation> {
///   guard !currentState.submission.isPending else { return .empty() }
///   return services.save(currentState.draft).submission(onDone: services.onSaved).map(Mutation.submission)
/// }
/// ```
///
/// A screen goes once that is done. So it is pending until then, and nothing is sent twice.
public enum Submission: Sendable {
  /// Nothing was sent, or not what is there now.
  case idle
  /// It was sent, and is being done or was.
  case pending
  /// It was not done.
  case refused(any Error)

  /// Whether something was sent to which there is no refusal.
  public var isPending: Bool {
    if case .pending = self { true } else { false }
  }

  /// Why it was not done, and what leads out of that.
  public var trouble: Trouble? {
    if case .refused(let error) = self { Trouble(error) } else { nil }
  }

  /// Why it was not done, as it looks on a screen; empty while there is nothing to say.
  public var message: StyledText { trouble?.text ?? .empty }

  /// Something was changed: what was said of the former does not hold for it. What is pending stays so.
  public mutating func forgetRefusal() {
    if case .refused = self { self = .idle }
  }
}

/// Refusals are equal that say the same.
extension Submission: Equatable {
  /// Whether it is equally far with both.
  public static func == (one: Submission, other: Submission) -> Bool {
    one.isPending == other.isPending && one.trouble == other.trouble
  }
}

extension Observable {
  /// What is to be done as a screen sees it: pending at first, and refused where this fails. It does not fail.
  ///
  /// Tells `onDone` what came of it, which makes the screen go. Where nothing came of it, as who was asked thought better
  /// of it, it is idle again.
  public func submission(onDone: @escaping @Sendable (Element) -> Void) -> Observable<Submission> {
    `do`(onNext: onDone)
      .map { _ in .pending }
      .ifEmpty(default: .idle)
      .catch { .just(.refused($0)) }
      .startWith(.pending)
  }
}
