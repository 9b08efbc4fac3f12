/// The screens of a tab, one above the other; the topmost is seen.
@MainActor
final class ScreenStack {
  struct Entry {
    /// Where it is.
    let address: String
    let viewController: AnyViewController
    /// What it is on.
    let stage: ScreenStage
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

  /// Takes a screen out, unless it is the first. Returns whether it was here and is gone.
  func remove(_ viewController: AnyViewController) -> Bool {
    guard let index = entries.firstIndex(where: { $0.viewController === viewController }), index > 0 else {
      return false
    }
    entries.remove(at: index)
    return true
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
