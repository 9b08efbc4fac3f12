import Reactive

/// Actions by their time, those of one time in the order in which they came. A binary heap.
struct Agenda<Time: Sendable>: Sendable {
  struct Entry: Sendable {
    let time: Time
    fileprivate let number: Int

    /// Disposed where the action is not wanted any more.
    let run: any Cancelable

    let action: @Sendable () -> Void
  }

  private let isEarlier: @Sendable (Time, Time) -> Bool
  private var heap: [Entry] = []
  private var nextNumber = 0

  init(isEarlier: @escaping @Sendable (Time, Time) -> Bool) {
    self.isEarlier = isEarlier
  }

  var count: Int { heap.count }

  var first: Entry? { heap.first }

  mutating func insert(at time: Time, _ run: any Cancelable, _ action: @escaping @Sendable () -> Void) {
    heap.append(Entry(time: time, number: nextNumber, run: run, action: action))
    nextNumber += 1
    var child = heap.count - 1
    while child > 0, precedes(child, (child - 1) / 2) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func popFirst() -> Entry? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    if !heap.isEmpty {
      heap[0] = last
      sink()
    }
    return first
  }

  private mutating func sink() {
    var parent = 0
    while true {
      var smallest = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && precedes(child, smallest) {
        smallest = child
      }
      if smallest == parent { return }
      heap.swapAt(parent, smallest)
      parent = smallest
    }
  }

  private func precedes(_ first: Int, _ second: Int) -> Bool {
    if isEarlier(heap[first].time, heap[second].time) { return true }
    if isEarlier(heap[second].time, heap[first].time) { return false }
    return heap[first].number < heap[second].number
  }
}
