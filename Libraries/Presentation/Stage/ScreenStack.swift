/// The screens of a tab, one above the other; the topmost is seen.
@MainActor
final class ScreenStack {
  struct Entry {
    /// Where it is.
    let address: String
    let viewController: AnyViewController
  }

  private(set) var entries: [Entry] = []

  var top: Entry? { entries.last }

  /// Whether there is something to go back to.
  var canGoBack: Bool { entries.count > 1 }

  func push(_ entry: Entry) {
    entries.append(entry)
  }

  func pop() {
    if canGoBack { entries.removeLast() }
  }

  /// Goes back to where `address` is already. Returns whether it is here.
  func popTo(_ address: String) -> Bool {
    guard let index = entries.lastIndex(where: { $0.address == address }) else { return false }
    entries.removeSubrange((index + 1)...)
    return true
  }

  func popToRoot() {
    if canGoBack { entries.removeSubrange(1...) }
  }

  func removeAll() {
    entries = []
  }
}
