import Reactive
import Testing

/// Other tests may have something waiting on the main queue, and then events wait in line there: so these wait too.
@Suite struct MainTests {
  @MainActor
  private func shows(_ expected: [Int], _ screen: Screen) async -> Bool {
    for _ in 0..<5000 where screen.shown != expected { try? await Task.sleep(for: .milliseconds(1)) }
    return screen.shown == expected
  }

  @MainActor
  final class Screen {
    var shown: [Int] = []

    nonisolated init() {}
  }

  @Test("A driver tells the main actor its last element and what comes, from wherever it is driven")
  func driver() async {
    let relay = BehaviorRelay(value: 1)
    let screen = Screen()
    let (told, telling) = AsyncStream.makeStream(of: Int.self)
    let subscription = relay.asDriver().map { $0 * 10 }.drive(onNext: { element in
      screen.shown.append(element)
      telling.yield(element)
    })
    var iterator = told.makeAsyncIterator()
    #expect(await iterator.next() == 10)
    relay.accept(2)
    #expect(await iterator.next() == 20)
    #expect(await screen.shown == [10, 20])
    subscription.dispose()
  }

  @Test("A driver can be driven on the main actor, and tells nothing after disposal")
  @MainActor
  func driverOnMain() async {
    let screen = Screen()
    let relay = BehaviorRelay(value: 1)
    let subscription = relay.asDriver().drive(onNext: { screen.shown.append($0) })
    #expect(await shows([1], screen))
    relay.accept(2)
    #expect(await shows([1, 2], screen))
    subscription.dispose()
    relay.accept(3)
    #expect(screen.shown == [1, 2])
  }

  @Test("Signals tell newcomers only what comes, and errors are replaced")
  @MainActor
  func signal() async {
    let screen = Screen()
    let subject = PublishSubject<Int>()
    let signal = subject.asSignal(onErrorJustReturn: 9)
    let first = signal.emit(onNext: { screen.shown.append($0) })
    subject.onNext(1)
    #expect(await shows([1], screen))
    let second = signal.emit(onNext: { screen.shown.append($0 * 100) })
    subject.onNext(2)
    subject.onError(TestError())
    #expect(await shows([1, 2, 200, 9, 900], screen))
    _ = (first, second)
  }

  @Test("A control's property tells its value, takes what is set, and knows its changes")
  @MainActor
  func controls() async {
    let screen = Screen()
    let relay = BehaviorRelay(value: 1)
    let property = ControlProperty(
      values: relay, valueSink: AnyObserver<Int> { if let element = $0.element { relay.accept(element) } })
    let value = property.subscribe(onNext: { screen.shown.append($0) })
    let changes = property.changed.subscribe(onNext: { screen.shown.append($0 * 100) })
    #expect(await shows([1], screen))
    property.onNext(2)
    #expect(await shows([1, 2, 200], screen))
    let event = ControlEvent(events: relay).asSignal().emit(onNext: { screen.shown.append(-$0) })
    #expect(await shows([1, 2, 200, -2], screen))
    for subscription in [value, changes, event] { subscription.dispose() }
  }

  @Test("A binder takes elements on the main actor, and does not keep its target")
  @MainActor
  func binder() async {
    var screen: Screen? = Screen()
    weak let weakScreen = screen
    let subject = PublishSubject<Int>()
    let subscription = screen.map { subject.bind(to: Binder($0) { screen, element in screen.shown.append(element) }) }
    subject.onNext(1)
    for _ in 0..<5000 where screen?.shown != [1] { try? await Task.sleep(for: .milliseconds(1)) }
    #expect(screen?.shown == [1])
    screen = nil
    #expect(weakScreen == nil)
    subject.onNext(2)
    subscription?.dispose()
  }
}
