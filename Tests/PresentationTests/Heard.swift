import Reactive

/// What a widget told, in order.
@MainActor
final class Heard<Element: Sendable> {
  private(set) var elements: [Element] = []
  private let disposeBag = DisposeBag()

  /// Listens; `react` answers each element.
  init<Events: ControlEventType>(_ events: Events, react: @escaping @MainActor @Sendable (Element) -> Void = { _ in })
  where Events.Element == Element {
    let listening = events.subscribe(onNext: { [weak self] element in
      self?.elements.append(element)
      react(element)
    })
    disposeBag.insert(listening)
  }
}
