import Reactive
import Testing

@Suite struct ControlTests {
  @Test("The events of a widget come on the main actor, whoever sends them and whoever subscribes")
  func anywhere() async {
    let relay = ReplayRelay<Int>.createUnbound()
    let told = Recorder<Int>()
    relay.accept(1)
    let subscription = ControlEvent(events: relay).subscribe(onNext: { element in
      MainActor.preconditionIsolated()
      told.append(element)
    })
    relay.accept(2)
    while told.all.count < 2 { await Task.yield() }
    #expect(told.all == [1, 2])
    subscription.dispose()
  }

  @Test("Events that fail are reported, and end")
  @MainActor func failure() {
    let reports = Recorder<String>()
    let before = Hooks.defaultErrorHandler
    Hooks.defaultErrorHandler = { _, error in if error is ControlFailure { reports.append("\(error)") } }
    defer { Hooks.defaultErrorHandler = before }
    #expect(ControlEvent(events: Observable<Int>.error(ControlFailure())).now == "|")
    #expect(reports.all.count == 1)
  }

  private struct ControlFailure: Error {}

  @Test("Events can be driven, emitted, bound, and have all operators")
  @MainActor func conversions() {
    let event = ControlEvent(events: Observable.of(1, 2))
    var told: [Int] = []
    _ = event.bind(onNext: { told.append($0) })
    #expect(told == [1, 2])
    #expect(event.asDriver().now == "12|")
    #expect(event.asSignal().now == "12|")
    #expect(event.asControlEvent().map { $0 + 1 }.now == "23|")
  }

  /// A text field as it may be.
  @MainActor private final class Field {
    let edits = PublishRelay<String?>()
    var text: String? = "a"

    var property: ControlProperty<String?> {
      ControlProperty(
        values: edits.startWith(text), valueSink: Binder(self) { field, text in field.text = text })
    }
  }

  @Test("A property tells its value and what it is changed to, and can be set")
  @MainActor func property() {
    let field = Field()
    let bag = DisposeBag()
    var (all, changes): ([String], [String]) = ([], [])
    field.property.orEmpty.subscribe(onNext: { all.append($0) }).disposed(by: bag)
    field.property.orEmpty.changed.subscribe(onNext: { changes.append($0) }).disposed(by: bag)
    field.edits.accept("b")
    field.edits.accept(nil)
    #expect(all == ["a", "b", ""])
    #expect(changes == ["b", ""])
    _ = Observable.just("c").bind(to: field.property)
    #expect(field.text == "c")
    field.property.orEmpty.onNext("d")
    field.property.onError(RxError.unknown)
    #expect(field.text == "d")
    #expect(field.property.asDriver().now == "Optional(\"d\")")
    #expect(field.property.asControlEvent().now == "Optional(\"d\")")
  }
}
