import Presentation
import Reactive
import User

/// Asks for a CPF: judges nothing before 11 digits were typed once, and from then on everything.
struct CPFController: ControllerProtocol {
  /// Ties the number to the account; the answer may fail.
  let verify: @Sendable (_ digits: String) -> Observable<VerifiedDocument>
  /// It was tied.
  let onVerified: @Sendable (VerifiedDocument) -> Void
  /// Goes to where a way out leads.
  let takeWayOut: @Sendable (_ address: String) -> Void

  func makeViewController() -> AnyViewController {
    let viewController = CPFViewController(CPFView())
    let digits = viewController.digits
    let verdict = verdict(on: digits)
    let confirmed = viewController.confirmations
      .withLatestFrom(Driver.combineLatest(digits, verdict))
      .filter { _, verdict in verdict == .right }
      .map { digits, _ in digits }
    let outcome = outcome(of: confirmed)
    // What is typed after an answer is not what was answered.
    let answer = Driver.merge(outcome.map(\.answer), digits.skip(1).map { _ in .none }).startWith(.none)

    viewController.show(Driver.combineLatest(verdict, answer).map(CPFViewModel.init))
    viewController.waysOut.withLatestFrom(answer).emit(onNext: { [takeWayOut] answer in
      if let address = answer.trouble?.wayOut.address { takeWayOut(address) }
    }).disposed(by: viewController.lifetime)
    outcome.drive(onNext: { [onVerified] outcome in
      if case .verified(let document) = outcome { onVerified(document) }
    }).disposed(by: viewController.lifetime)
    return viewController
  }

  private func verdict(on digits: Driver<String>) -> Driver<CPFViewModel.Verdict> {
    digits
      .skip(while: { $0.count < 11 })
      .map { (try? DocumentKind.cpf.document($0)) == nil ? .wrong : .right }
      .startWith(.none)
  }

  private enum Outcome: Sendable {
    case pending
    case verified(VerifiedDocument)
    case failed(Trouble)

    var answer: CPFViewModel.Answer {
      switch self {
      case .pending: .pending
      case .verified: .none
      case .failed(let trouble): .refused(trouble)
      }
    }
  }

  /// One question at a time: who presses twice asks once.
  private func outcome(of confirmed: Signal<String>) -> Driver<Outcome> {
    confirmed.flatMapFirst { [verify] digits in
      verify(digits)
        .map(Outcome.verified)
        .startWith(.pending)
        .asDriver(onErrorRecover: { .just(.failed(Trouble($0))) })
    }
  }
}
