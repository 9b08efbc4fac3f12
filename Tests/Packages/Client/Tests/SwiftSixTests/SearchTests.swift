import Dispatch
import Reactive
import ReactiveTesting
import Testing

/// A search field, as an app would write it.
struct Search {
  let results: Infallible<[String]>

  init(texts: Observable<String>, scheduler: any SchedulerType, find: @escaping @Sendable (String) -> Single<[String]>)
  {
    results =
      texts
      .debounce(.seconds(1), scheduler: scheduler)
      .distinctUntilChanged()
      .flatMapLatest { find($0).catchAndReturn([]) }
      .asInfallible(onErrorJustReturn: [])
  }
}

@Suite struct SearchTests {
  @Test("A search finds what was typed last")
  func search() {
    let scheduler = TestScheduler(initialClock: 0)
    let texts = scheduler.createHotObservable([.next(1, "b"), .next(2, "bi"), .next(4, "bici"), .next(9, "bici")])
    let search = Search(texts: texts.asObservable(), scheduler: scheduler) { .just(["\($0) azul", "\($0) roja"]) }
    let shown = scheduler.createObserver([String].self)
    let bag = DisposeBag()
    search.results.subscribe(onNext: { shown.onNext($0) }).disposed(by: bag)
    scheduler.start()
    #expect(
      shown.events == [.next(3, ["bi azul", "bi roja"]), .next(5, ["bici azul", "bici roja"])])
  }
}
