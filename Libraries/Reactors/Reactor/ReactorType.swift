public import Reactive

/// What a view knows of a reactor: actions go in, states come out.
///
/// It says nothing of mutations. Where not even the reactor's own type is to be seen, take ``AnyReactor``.
public protocol ReactorType<Action, State>: AnyObject, Sendable {
  /// What a user can do.
  associatedtype Action: Sendable

  /// All that a view shows.
  associatedtype State: Sendable

  /// Takes actions, from any thread.
  var action: ActionSubject<Action> { get }

  /// The latest state to whoever subscribes, then each that follows. Never ends.
  var state: Observable<State> { get }

  /// The latest state.
  var currentState: State { get }
}

extension ReactorType {
  /// The values of a ``Pulse``: the latest at once, then one each time it is assigned, equal or not.
  ///
  ///     reactor.pulse(\.$failure).compactMap { $0 }.subscribe(onNext: showToast).disposed(by: disposeBag)
  ///
  /// States that only changed elsewhere are left out.
  @inlinable
  public func pulse<Value: Sendable>(
    _ transformToPulse: @escaping @Sendable (State) throws -> Pulse<Value>
  ) -> Observable<Value> {
    state.map(transformToPulse).distinctUntilChanged { $0.valueUpdatedCount }.map { $0.value }
  }
}
