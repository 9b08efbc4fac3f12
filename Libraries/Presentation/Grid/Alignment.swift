/// Where something stands in more room than it takes: text in a line, a view across its stack.
public enum Alignment: Sendable, Equatable {
  /// At the left, or at the top.
  case leading
  /// In the middle; an odd column is left over at the end.
  case center
  /// At the right, or at the bottom.
  case trailing

  /// How many of `room` free columns come before it.
  func offset(in room: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: max(0, room) / 2
    case .trailing: max(0, room)
    }
  }
}
