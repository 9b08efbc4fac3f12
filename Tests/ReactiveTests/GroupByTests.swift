import Reactive
import Testing

@Suite struct GroupByTests {
  @Test("What the key selector throws ends the groups and their sequence")
  func failure() {
    let groups = Observable.of(1, 2, 3).groupBy(keySelector: { number in
      if number == 3 { throw TestError() }
      return number % 2
    })
    let (recorder, _) = groups.flatMap { group in group.materialize().map { "\(group.key):\($0)" } }.record()
    #expect(recorder.all.filter { $0.contains("error") }.count == 2)
    #expect(recorder.all.last == "#")
  }

  @Test("A `GroupedObservable` made by hand has its key and the elements of its source")
  func byHand() {
    let group = GroupedObservable(key: "even", source: Observable.of(2, 4))
    #expect(group.key == "even")
    #expect(group.now == "24|")
  }
}
