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
    // What is typed after an answer is not what was answered.
    let submission = Driver.merge(submission(of: confirmed), digits.skip(1).map { _ in .idle }).startWith(.idle)

    viewController.show(Driver.combineLatest(verdict, submission).map(CPFViewModel.init))
    viewController.waysOut.withLatestFrom(submission).emit(onNext: { [takeWayOut] submission in
      if let address = submission.trouble?.wayOut.address { takeWayOut(address) }
    }).disposed(by: viewController.lifetime)
    return viewController
  }

  private func verdict(on digits: Driver<String>) -> Driver<CPFViewModel.Verdict> {
    digits
      .skip(while: { $0.count < 11 })
      .map { (try? DocumentKind.cpf.document($0)) == nil ? .wrong : .right }
      .startWith(.none)
  }

  /// One question at a time: who presses twice asks once.
  private func submission(of confirmed: Signal<String>) -> Driver<Submission> {
    confirmed.flatMapFirst { [verify, onVerified] digits in
      verify(digits).submission(onDone: onVerified).asDriver(onErrorDriveWith: .empty())
    }
  }
}
