/// What turns events into view models. It makes its view controller, and does not know how that is shown.
///
/// A plain Controller is a chain of drivers; one that keeps state is a reactor.
public protocol ControllerProtocol {
  /// The screen, bound to this controller, which lives as long as the screen does.
  @MainActor func makeViewController() -> AnyViewController
}
