/// What the flexible views of a stack get of the room that the others leave.
///
/// Shares are by weight; those that reach a bound first leave their difference to the others.
struct FlexibleShares {
  private struct Share {
    let index: Int
    let minimum: Int
    let maximum: Int
    let weight: Int
  }

  /// By the places of the views among all.
  private(set) var lengths: [(index: Int, length: Int)] = []
  private var left: Int

  init(of room: Int, among dimensions: [Dimension]) {
    left = room
    var open: [Share] = []
    for (index, dimension) in dimensions.enumerated() {
      guard case .flexible(let minimum, let maximum, let weight) = dimension else { continue }
      open.append(
        Share(
          index: index, minimum: min(max(0, minimum), room), maximum: max(0, maximum),
          weight: max(1, min(weight, 1_000))))
    }
    settleBounded(&open)
    share(among: open)
  }

  private mutating func settleBounded(_ open: inout [Share]) {
    while !open.isEmpty {
      let weights = open.reduce(0) { $0 + $1.weight }
      let bounded = open.firstIndex { share in
        let length = left * share.weight / weights
        return length < share.minimum || length > share.maximum
      }
      guard let bounded else { return }
      let share = open.remove(at: bounded)
      let length = left * share.weight / weights < share.minimum ? share.minimum : share.maximum
      grant(share, min(left, length))
    }
  }

  private mutating func share(among open: [Share]) {
    var weights = open.reduce(0) { $0 + $1.weight }
    for share in open {
      // From what is left, so that rounding leaves no cell over.
      grant(share, left * share.weight / weights)
      weights -= share.weight
    }
  }

  private mutating func grant(_ share: Share, _ length: Int) {
    lengths.append((share.index, length))
    left -= length
  }
}
