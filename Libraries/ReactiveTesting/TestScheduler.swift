public import Reactive

/// A virtual scheduler for tests of sequences: creates, subscribes and disposes at known times, and records.
///
/// `@unchecked Sendable`: what it adds to the superclass is constant.
public final class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter>, @unchecked Sendable {
  /// When things happen unless a test says otherwise.
  public enum Defaults {
    /// When the sequence is made.
    public static let created = 100

    /// When it is subscribed to.
    public static let subscribed = 200

    /// When the subscription is disposed.
    public static let disposed = 1000
  }

  private let simulatesProcessingDelay: Bool

  /// A scheduler at that tick; a tick is `resolution` seconds.
  ///
  /// What is scheduled for now or the past runs a tick later, unless `simulateProcessingDelay` is false.
  public init(initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true) {
    simulatesProcessingDelay = simulateProcessingDelay
    super.init(initialClock: initialClock, converter: TestSchedulerVirtualTimeConverter(resolution: resolution))
  }

  /// `time`, or the next tick where that is not in the future.
  public override func adjustScheduledTime(_ time: TestTime) -> TestTime {
    time > clock ? time : simulatesProcessingDelay && clock < .max ? clock + 1 : clock
  }

  /// A sequence that sends these events at their times, whoever is subscribed.
  public func createHotObservable<Element: Sendable>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> {
    TestableObservable(self, events, isHot: true)
  }

  /// A sequence that sends these events to each who subscribes, at their times after that.
  public func createColdObservable<Element: Sendable>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> {
    TestableObservable(self, events, isHot: false)
  }

  /// An observer that records what it is told, and when.
  public func createObserver<Element: Sendable>(_ type: Element.Type) -> TestableObserver<Element> {
    TestableObserver(scheduler: self)
  }

  /// Runs `action` at `time`.
  public func scheduleAt(_ time: TestTime, action: @escaping @Sendable () -> Void) {
    _ = scheduleAbsoluteVirtual((), time: time) { _ in
      action()
      return Disposables.create()
    }
  }

  /// Makes a sequence at `created`, subscribes at `subscribed`, disposes at `disposed`, and runs until nothing is left.
  ///
  /// Returns what was observed.
  public func start<Sequence: ObservableConvertibleType>(
    created: TestTime, subscribed: TestTime, disposed: TestTime, create: @escaping @Sendable () -> Sequence
  ) -> TestableObserver<Sequence.Element> {
    let observer = createObserver(Sequence.Element.self)
    let subscription = SerialDisposable()
    let source = BehaviorRelay<Observable<Sequence.Element>>(value: .never())
    scheduleAt(created) { source.accept(create().asObservable()) }
    scheduleAt(subscribed) { subscription.disposable = source.value.subscribe(observer) }
    scheduleAt(disposed) { subscription.dispose() }
    start()
    return observer
  }

  /// Makes a sequence at 100, subscribes at 200, disposes at `disposed`, and runs until nothing is left.
  public func start<Sequence: ObservableConvertibleType>(
    disposed: TestTime, create: @escaping @Sendable () -> Sequence
  ) -> TestableObserver<Sequence.Element> {
    start(created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed, create: create)
  }

  /// Makes a sequence at 100, subscribes at 200, disposes at 1000, and runs until nothing is left.
  public func start<Sequence: ObservableConvertibleType>(
    _ create: @escaping @Sendable () -> Sequence
  ) -> TestableObserver<Sequence.Element> {
    start(disposed: Defaults.disposed, create: create)
  }

  /// Subscribes now, for as long as the sequence runs.
  public func record<Sequence: ObservableConvertibleType>(_ source: Sequence) -> TestableObserver<Sequence.Element> {
    let observer = createObserver(Sequence.Element.self)
    _ = source.asObservable().subscribe(observer)
    return observer
  }
}
