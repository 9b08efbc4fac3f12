import Presentation
import Reactive
import Reactors

/// A reactor on stage, which says by toasts what its state says once.
struct Noticing<Screen: Reactor & ControllerProtocol>: ControllerProtocol {
  private let reactor: Screen
  private let notice: @Sendable (Screen.State) -> Pulse<LocalizedString?>
  private weak var stage: (any Stage)?

  /// The reactor, and where in its state the notice is.
  @MainActor
  init(
    _ reactor: Screen, on stage: any Stage, _ notice: @escaping @Sendable (Screen.State) -> Pulse<LocalizedString?>
  ) {
    self.reactor = reactor
    self.notice = notice
    self.stage = stage
  }

  func makeViewController() -> AnyViewController {
    let viewController = reactor.makeViewController()
    ControlEvent(events: reactor.pulse(notice).compactMap(\.self)).subscribe(onNext: { [weak stage] notice in
      stage?.toast(notice.styled(.caution))
    }).disposed(by: viewController.lifetime)
    return viewController
  }
}
