import Presentation
import Reactive

// How screens reach the stage, from whatever thread.
extension ItemCoordinator {
  /// Goes to an address.
  func opening(_ stage: any Stage) -> @Sendable (_ address: String) -> Void {
    { [weak stage] address in stage?.later { $0.open(address) } }
  }

  /// Says what went wrong.
  func saying(_ stage: any Stage) -> @Sendable (_ error: any Error) -> Void {
    { [weak stage] error in
      let text = LocalizedString(reason: error).styled(.negative)
      stage?.later { $0.toast(text) }
    }
  }

  /// Goes to where one signs in, and says why.
  func leadingToSignIn(_ stage: any Stage) -> @Sendable () -> Void {
    { [weak stage] in
      stage?.later { stage in
        stage.open("marketplace://sign-in")
        stage.toast(SignInNeeded().text.styled(.caution))
      }
    }
  }

  /// Asks who buys; nil for nobody after all.
  func askingBuyer(_ stage: any Stage) -> @Sendable () -> Observable<String?> {
    { [weak stage] in
      Self.asking { answered in
        let field = FormField(limit: 60)
        field.bind(FormField.ViewModel(title: LocalizedString(ItemText.buyer).styled(.secondary)))
        let dialog = Dialog(
          title: LocalizedString(ItemText.buyerQuestion).styled(.heading), content: field,
          answers: [
            LocalizedString(LibraryText.cancel).styled(.button), LocalizedString(ItemText.sell).styled(.negative),
          ])
        let handle: @MainActor @Sendable () -> String? = { [weak field] in
          field.map(\.field.text).flatMap { $0.isEmpty ? nil : $0 }
        }
        _ = dialog.answered.subscribe(onNext: { answered($0 == 1 ? handle() : nil) })
        _ = dialog.cancelled.subscribe(onNext: { answered(nil) })
        stage?.present(dialog)
      }
    }
  }

  /// One answer of a person, who is asked on the main actor.
  private static func asking<Answer: Sendable>(
    _ ask: @escaping @MainActor @Sendable (_ answered: @escaping @Sendable (Answer) -> Void) -> Void
  ) -> Observable<Answer> {
    Observable.create { observer in
      Task { @MainActor in
        ask { answer in
          observer.onNext(answer)
          observer.onCompleted()
        }
      }
      return Disposables.create()
    }
  }
}
