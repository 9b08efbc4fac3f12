public import Reactive

/// What is asked before something that is not easily undone.
public struct Question: Equatable, Sendable {
  /// What is to be done, as a question.
  public let title: LocalizedString
  /// What that leads to.
  public let message: LocalizedString
  /// What the button says that does it.
  public let consent: LocalizedString

  /// A question, which can be answered by this consent or by leaving things as they are.
  public init(title: LocalizedString, message: LocalizedString, consent: LocalizedString) {
    self.title = title
    self.message = message
    self.consent = consent
  }
}

extension Stage {
  /// Asks for each subscription, from whatever thread. Sends once and ends where the answer is yes, else ends. The first
  /// answer, which has the focus, is no.
  nonisolated public func ask(_ question: Question) -> Observable<Void> {
    ask {
      let dialog = Dialog(
        title: question.title.styled(.heading), message: question.message.styled(.body),
        answers: [LocalizedString(LibraryText.cancel).styled(.button), question.consent.styled(.negative)])
      return (dialog, { answer in answer == 1 ? () : nil })
    }
  }

  /// Asks the question that it is given, called from any thread; a stage that is gone has no answer.
  ///
  /// ```swift
  /// TrackingReactor.Services(load: load, ask: stage.asking, takeWayOut: stage.opening)
  /// ```
  public nonisolated var asking: @Sendable (Question) -> Observable<Void> {
    { [weak self] question in self?.ask(question) ?? .empty() }
  }

  /// Shows a dialog for each subscription, from whatever thread. Sends once what `reading` makes of the index of the
  /// answer and ends; only ends where that is nil, and where the dialog is cancelled.
  nonisolated public func ask<Answer: Sendable>(
    _ making: @escaping @MainActor @Sendable () -> (dialog: Dialog, reading: @MainActor @Sendable (Int) -> Answer?)
  ) -> Observable<Answer> {
    Observable.create { [weak self] observer in
      let answers = DisposeBag()
      Task { @MainActor in
        guard let self else { return observer.onCompleted() }
        let (dialog, reading) = making()
        answers.insert(
          dialog.answered.subscribe(onNext: { index in
            if let answer = reading(index) { observer.onNext(answer) }
            observer.onCompleted()
          }))
        answers.insert(dialog.cancelled.subscribe(onNext: { observer.onCompleted() }))
        self.present(dialog)
      }
      return Disposables.create { withExtendedLifetime(answers) {} }
    }
  }
}
