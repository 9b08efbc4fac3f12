public import Reactive

/// A screen of whatever views and view models, as a stage sees it.
@MainActor
open class AnyViewController {
  /// What it shows.
  public final let rootView: View
  /// What it is about: above it where there is room, and in the list of where one came from.
  public final var title = StyledText.empty { didSet { if title != oldValue { onTitle() } } }
  /// Keys that mean something here wherever the focus is, in the order in which they are offered.
  public final var commands: [KeyCommand] = [] {
    didSet {
      for command in commands { command.onAvailability = { [weak self] in self?.onCommands() } }
      onCommands()
    }
  }
  /// Holds the bindings; they end with the screen.
  public final let lifetime = DisposeBag()

  var onTitle: () -> Void = {}
  var onCommands: () -> Void = {}
  /// Where the focus was when it was covered.
  weak var coveredFocus: View?
  private let appearanceRelay = PublishRelay<Void>()

  init(rootView: View) {
    self.rootView = rootView
  }

  /// It came into sight: for the first time, or because what covered it is gone.
  public final var appearances: ControlEvent<Void> { ControlEvent(events: appearanceRelay) }

  /// Says what `texts` sends, by a toast each, while the screen is in sight. They may come from any thread.
  public final func toast(_ texts: some ObservableConvertibleType<LocalizedString>, as role: Role) {
    ControlEvent(events: texts.asObservable())
      .subscribe(onNext: { [weak self] text in
        if let window = self?.rootView.window { Toast(text.styled(role)).show(in: window) }
      })
      .disposed(by: lifetime)
  }

  func appear() {
    appearanceRelay.accept(())
  }

  /// Runs the first command of this key that can be run. Returns whether there was one.
  func perform(_ key: Key) -> Bool {
    guard let command = commands.first(where: { $0.isEnabled && $0.key == key }) else { return false }
    command.run()
    return true
  }
}
