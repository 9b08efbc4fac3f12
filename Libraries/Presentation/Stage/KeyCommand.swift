public import Reactive

/// What a key does on a screen, wherever the focus is.
@MainActor
public final class KeyCommand {
  /// The key. One that types is taken by a field with the focus.
  public let key: Key
  /// What it does, in a word or two.
  public let title: LocalizedString
  /// Whether it can be run now; it is not offered where it cannot.
  public var isEnabled = true { didSet { if isEnabled != oldValue { onAvailability() } } }

  var onAvailability: () -> Void = {}
  private let runs = PublishRelay<Void>()

  /// A command that can be run.
  public init(_ key: Key, _ title: LocalizedString) {
    self.key = key
    self.title = title
  }

  /// It was run.
  public var invoked: ControlEvent<Void> { ControlEvent(events: runs) }

  /// Runs it, if it can be run.
  public func run() {
    if isEnabled { runs.accept(()) }
  }
}
