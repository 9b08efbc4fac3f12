public import Reactive

/// The frame of a program of screens: tabs, each with a stack of screens, the keys that mean something now, and help.
///
/// ```swift
/// let shell = Shell(routes: routes, tabs: [Shell.Tab(ChatText.inbox, address: "marketplace://inbox", badge: unread)])
/// shell.start()
/// try await shell.window.run(on: terminal)
/// ```
@MainActor
public final class Shell: Stage {
  /// A tab, and the place that it begins with.
  public struct Tab: Sendable {
    let title: LocalizedString
    let address: String
    let badge: Observable<Int>

    /// A tab; `badge` counts what wants to be seen there.
    public init(_ title: LocalizedString, address: String, badge: Observable<Int> = .just(0)) {
      self.title = title
      self.address = address
      self.badge = badge
    }
  }

  /// What it is shown by.
  public let window: Window
  /// What can be done on every screen, beside what the shell itself offers.
  public var commands: [KeyCommand] = [] {
    didSet {
      for command in commands { command.onAvailability = { [weak self] in self?.showHints() } }
      showHints()
    }
  }

  let routes: RouteTable
  let view = ShellView()
  private let tabs: [Tab]
  private var stacks: [ScreenStack]
  private var selected = 0
  private var badges: [Int]
  /// Holds bindings that end with the shell.
  public let lifetime = DisposeBag()
  private let badgeObservation = SerialDisposable()

  /// A shell without a screen; ``start(at:)`` shows the first.
  public init(
    routes: RouteTable, tabs: [Tab], size: Size = Size(width: 80, height: 24),
    environment: ViewEnvironment = ViewEnvironment()
  ) {
    self.routes = routes
    self.tabs = tabs
    stacks = tabs.map { _ in ScreenStack() }
    badges = tabs.map { _ in 0 }
    window = Window(view, size: size, environment: environment)
    view.onKey = { [weak self] in self?.handle($0) ?? false }
  }

  /// Shows the first tab, or what is at `address`.
  public func start(at address: String? = nil) {
    showTabs()
    view.tabs.itemSelected.subscribe(onNext: { [weak self] in self?.select($0) }).disposed(by: lifetime)
    observeBadges()
    select(0)
    if let address { open(address) }
  }

  /// Forgets all screens and shows the first of the present tab: somebody else uses the program now.
  public func startAnew() {
    for stack in stacks { stack.removeAll() }
    observeBadges()
    select(selected)
  }

  /// Where the present screen is.
  public var address: String? { stack?.top?.address }

  /// The present screen.
  public var viewController: AnyViewController? { stack?.top?.viewController }

  // MARK: - Stage

  /// Goes to a place: back to it where it is in this tab's stack, else above the present screen, or to its tab.
  public func open(_ address: String) {
    do throws(RouteError) {
      let place = try routes.place(at: address)
      if let index = tabs.firstIndex(where: { (try? routes.place(at: $0.address))?.address == place.address }) {
        stacks[index].popToRoot()
        select(index)
      } else if stack?.popTo(place.address) == true {
        showTop()
      } else {
        push(place)
      }
    } catch {
      toast(LocalizedString(ShellText.unknownAddress, ["address": .text(address)]).styled(.negative))
    }
  }

  /// Goes back.
  public func back() {
    guard let stack, stack.canGoBack else { return }
    stack.pop()
    showTop()
  }

  /// Asks a question.
  public func present(_ dialog: Dialog) {
    window.present(dialog)
  }

  /// Says something that goes by itself.
  public func toast(_ text: StyledText) {
    Toast(text).show(in: window)
  }
}

extension Shell {
  private var stack: ScreenStack? { stacks.indices.contains(selected) ? stacks[selected] : nil }

  /// Shows a tab, and makes its first screen where it has none.
  func select(_ index: Int) {
    guard tabs.indices.contains(index) else { return }
    viewController?.coveredFocus = window.focusedView
    selected = index
    view.tabs.select(index)
    if stacks[index].top == nil, let place = try? routes.place(at: tabs[index].address) {
      push(place)
    } else {
      showTop()
    }
  }

  /// Takes a screen away, wherever people are by now; nothing happens where it covers none.
  func close(_ viewController: AnyViewController) {
    let isShown = viewController === self.viewController
    guard stacks.contains(where: { $0.remove(viewController) }) else { return }
    if isShown { showTop() } else { showHints() }
  }

  private func push(_ place: RouteTable.Place) {
    do {
      let stage = ScreenStage(self)
      let viewController = try place.makeController(on: stage).makeViewController()
      stage.viewController = viewController
      self.viewController?.coveredFocus = window.focusedView
      stack?.push(ScreenStack.Entry(address: place.address, viewController: viewController, stage: stage))
      showTop()
    } catch {
      let text = LocalizedString(ShellText.cannotOpen, ["reason": .localized(LocalizedString(reason: error))])
      toast(text.styled(.negative))
    }
  }

  private func showTop() {
    guard let viewController else { return }
    viewController.onTitle = { [weak self, weak viewController] in
      if let viewController, self?.viewController === viewController { self?.showTitle() }
    }
    viewController.onCommands = { [weak self, weak viewController] in
      if let viewController, self?.viewController === viewController { self?.showHints() }
    }
    view.show(viewController.rootView)
    showTitle()
    showHints()
    window.focusFirst(in: viewController.rootView)
    if let focus = viewController.coveredFocus { window.focus(focus) }
    viewController.appear()
  }

  private func observeBadges() {
    let observations = tabs.enumerated().map { index, tab in
      ControlEvent(events: tab.badge.distinctUntilChanged()).subscribe(onNext: { [weak self] count in
        self?.badges[index] = count
        self?.showTabs()
      })
    }
    badgeObservation.disposable = CompositeDisposable(disposables: observations)
  }

  private func showTitle() {
    view.heading.text = viewController?.title ?? .empty
  }

  private func showTabs() {
    view.tabs.items = zip(tabs, badges).map { Tabs.Item(title: $0.title.styled(.body), badge: $1) }
  }

  var canGoBack: Bool { stack?.canGoBack ?? false }
  var tabCount: Int { tabs.count }
}
