import Reactive
import Synchronization
import Testing

@Suite struct DisposableTests {
  private func counting() -> (disposable: any Cancelable, count: @Sendable () -> Int) {
    let recorder = Recorder<Void>()
    return (Disposables.create(with: { recorder.append(()) }), { recorder.all.count })
  }

  @Test("A closure runs once")
  func anonymous() {
    let (disposable, count) = counting()
    disposable.dispose()
    disposable.dispose()
    #expect(count() == 1)
    #expect(disposable.isDisposed)
  }

  @Test("A composite disposes all in order, and latecomers at once")
  func composite() {
    let order = Recorder<Int>()
    let composite = CompositeDisposable()
    let keys = (0..<3).map { number in composite.insert(Disposables.create { order.append(number) }) }
    if let key = keys[1] { composite.remove(for: key) }
    #expect(composite.count == 2)
    composite.dispose()
    #expect(composite.insert(Disposables.create { order.append(3) }) == nil)
    #expect(order.all == [1, 0, 2, 3])
    let (disposable, count) = counting()
    Disposables.create(disposable, disposable, disposable, disposable).dispose()
    Disposables.create([disposable]).dispose()
    #expect(count() == 1)
  }

  @Test("A serial disposable disposes what was before")
  func serial() {
    let serial = SerialDisposable()
    let (first, firstCount) = counting()
    let (second, secondCount) = counting()
    let (third, thirdCount) = counting()
    serial.disposable = first
    serial.disposable = second
    #expect(firstCount() == 1 && secondCount() == 0)
    serial.dispose()
    serial.disposable = third
    #expect(secondCount() == 1 && thirdCount() == 1)
  }

  @Test("A single assignment may come before or after disposal", arguments: [false, true])
  func singleAssignment(disposedFirst: Bool) {
    let single = SingleAssignmentDisposable()
    let (disposable, count) = counting()
    if disposedFirst { single.dispose() }
    single.setDisposable(disposable)
    single.dispose()
    #expect(count() == 1)
  }

  @Test("A counted disposable waits for all who retained it")
  func refCount() {
    let inner = BooleanDisposable()
    let counted = RefCountDisposable(disposable: inner)
    let retained = counted.retain()
    counted.dispose()
    #expect(!inner.isDisposed)
    retained.dispose()
    retained.dispose()
    #expect(inner.isDisposed && counted.isDisposed)
  }

  @Test("A scheduled disposal happens on its scheduler")
  func scheduled() {
    let inner = BooleanDisposable()
    let scheduled = ScheduledDisposable(scheduler: CurrentThreadScheduler.instance, disposable: inner)
    _ = CurrentThreadScheduler.instance.schedule(()) { _ in
      scheduled.dispose()
      #expect(!inner.isDisposed)
      return Disposables.create()
    }
    #expect(inner.isDisposed && scheduled.isDisposed)
  }

  @Test("A bag disposes what is in it when it goes")
  func bag() {
    let (first, firstCount) = counting()
    let (second, secondCount) = counting()
    var bag: DisposeBag? = DisposeBag {
      first
      second
    }
    #expect(firstCount() == 0)
    _ = bag
    bag = nil
    #expect(firstCount() == 1 && secondCount() == 1)
  }
}
