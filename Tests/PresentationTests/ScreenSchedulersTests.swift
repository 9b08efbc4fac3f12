import Dispatch
import Presentation
import Reactive
import Testing

@MainActor
@Suite("The schedulers of screens")
struct ScreenSchedulersTests {
  private let schedulers = ScreenSchedulers.live

  /// What a screen heard by the time all has settled.
  private func heard(_ events: Observable<String>) async -> [String] {
    var heard: [String] = []
    let hearing = ControlEvent(events: events).subscribe(onNext: { heard.append($0) })
    defer { hearing.dispose() }
    await schedulers.settled()
    return heard
  }

  @Test("have settled when an answer came, and the answer to what that led to")
  func answers() async {
    #expect(await heard(schedulers.ask { "7" }.flatMap { id in schedulers.ask { "item \(id)" } }) == ["item 7"])
  }

  @Test("have settled when what waited a moment has gone on")
  func moments() async {
    let typed = Observable.concat(.from(["l", "la", "lamp"]), .never())
    let found = typed.debounce(.milliseconds(10), scheduler: schedulers.time).flatMap { word in
      schedulers.ask { "found \(word)" }
    }
    #expect(await heard(found) == ["found lamp"])
  }

  @Test("have settled when nobody wants an answer any more")
  func disposal() async {
    let late = Observable<Int>.timer(.seconds(3_600), scheduler: schedulers.time)
    late.subscribe(onNext: { _ in }).dispose()
    #expect(await heard(.just("at once")) == ["at once"])
  }

  @Test("settle while clocks tick, and what fails is to be tried again")
  func ticks() async {
    let ticks = Observable<Int>.interval(.seconds(3_600), scheduler: schedulers.clock).map { "\($0)" }
    let again = Observable<Int>.timer(.seconds(3_600), scheduler: schedulers.clock).map { "\($0)" }
    #expect(await heard(.merge(ticks, again)).isEmpty)
  }
}
