import Presentation
import Reactive

/// What is asked before something that is not easily undone.
struct Question: Equatable, Sendable {
  let title: LocalizedString
  let message: LocalizedString
  /// What the button says that does it.
  let consent: LocalizedString
}

extension Stage {
  /// Asks, and sends once if the answer is yes; the first answer, which has the focus, is no.
  nonisolated func ask(_ question: Question) -> Observable<Void> {
    Observable.create { [weak self] observer in
      let answers = DisposeBag()
      Task { @MainActor in
        guard let self else { return observer.onCompleted() }
        let dialog = Dialog(
          title: question.title.styled(.heading), message: question.message.styled(.body),
          answers: [LocalizedString(LibraryText.cancel).styled(.button), question.consent.styled(.negative)])
        answers.insert(
          dialog.answered.subscribe(onNext: { answer in
            if answer == 1 { observer.onNext(()) }
            observer.onCompleted()
          }))
        answers.insert(dialog.cancelled.subscribe(onNext: { observer.onCompleted() }))
        self.present(dialog)
      }
      return Disposables.create { withExtendedLifetime(answers) {} }
    }
  }
}
