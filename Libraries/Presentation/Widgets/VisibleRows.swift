/// Which rows of a long list are in sight, where rows differ in height and only those in sight are ever measured.
struct VisibleRows {
  struct Place: Equatable {
    let index: Int
    let row: Int
    let height: Int
  }

  private(set) var count = 0
  /// The rows that were in sight at the latest layout.
  private(set) var range = 0..<0
  /// The row at the upper edge, and how much of it is above.
  private var top = 0
  private var hidden = 0

  /// Whether the end has been asked for since the latest layout.
  private var isEndWanted = false

  /// Whether the last row is in sight.
  var isAtEnd: Bool { isEndWanted || range.upperBound >= count }

  /// Whether the first row is in sight with its beginning.
  var isAtStart: Bool { !isEndWanted && top == 0 && hidden == 0 }

  /// There are so many rows now; those that were in sight moved by `shift`, or what is in sight begins anew.
  mutating func replace(count: Int, shift: Int?) {
    self.count = count
    isEndWanted = false
    guard let shift else {
      (top, hidden, range) = (0, 0, 0..<0)
      return
    }
    top += shift
    if !(0..<max(1, count)).contains(top) { (top, hidden) = (min(max(0, top), max(0, count - 1)), 0) }
    range = (range.lowerBound + shift..<range.upperBound + shift).clamped(to: 0..<count)
  }

  mutating func scrollToEnd() {
    // The layout pulls down what leaves a gap.
    (top, hidden) = (max(0, count - 1), 0)
    isEndWanted = true
  }

  /// Brings a row into sight, as little as needed.
  mutating func reveal(_ index: Int, height: Int, measure: (Int) -> Int) {
    isEndWanted = false
    if index <= top {
      if index < top || hidden > 0 { (top, hidden) = (index, 0) }
      return
    }
    var bottom = -hidden
    for row in top..<index where bottom < height { bottom += measure(row) }
    if bottom < height, bottom + measure(index) <= height { return }
    alignBottom(of: index, height: height, measure: measure)
  }

  mutating func layout(height: Int, measure: (Int) -> Int) -> [Place] {
    // Without room there is nothing to see, and nothing to forget.
    guard height > 0 else { return [] }
    if hidden > 0 { hidden = min(hidden, measure(top) - 1) }
    var places = placesFromTop(height: height, measure: measure)
    let bottom = places.last.map { $0.row + $0.height } ?? 0
    if bottom < height, top > 0 || hidden > 0, count > 0 {
      alignBottom(of: count - 1, height: height, measure: measure)
      places = placesFromTop(height: height, measure: measure)
    }
    isEndWanted = false
    range = places.first.map { $0.index..<$0.index + places.count } ?? 0..<0
    return places
  }

  private func placesFromTop(height: Int, measure: (Int) -> Int) -> [Place] {
    var places: [Place] = []
    var row = -hidden
    var index = top
    while row < height, index < count {
      let place = Place(index: index, row: row, height: measure(index))
      places.append(place)
      row += place.height
      index += 1
    }
    return places
  }

  private mutating func alignBottom(of index: Int, height: Int, measure: (Int) -> Int) {
    var room = height - measure(index)
    top = index
    while room > 0, top > 0 {
      top -= 1
      room -= measure(top)
    }
    // A row that is higher than the list shows its beginning.
    hidden = top == index ? 0 : max(0, -room)
  }
}
