import Reactive
import Testing

@testable import Presentation

@MainActor
@Suite("A shell")
struct ShellTests {
  /// A page with two buttons that says where it is.
  private struct Page: ControllerProtocol {
    struct Model: ViewModelProtocol {}

    let name: String
    let appearances: ReplaySubject<String>

    func makeViewController() -> AnyViewController {
      let buttons = ["one", "two"].map { Button($0.styled(.button)) }
      let stack = Stack(.vertical, [Label("page \(name)".styled(.body))] + buttons)
      let viewController = ViewController<View, Model>(stack)
      viewController.appearances.subscribe(onNext: { [appearances, name] in appearances.onNext(name) })
        .disposed(by: viewController.lifetime)
      return viewController
    }
  }

  private struct Gone: Error, LocalizedFailure {
    var text: LocalizedString { LocalizedString("it is gone") }
  }

  /// What the latest screen is on.
  @MainActor
  private final class Stages {
    var latest: (any Stage)?
  }

  private let stages = Stages()
  private let appearances = ReplaySubject<String>.createUnbounded()
  private let badge = BehaviorRelay(value: 0)

  private func shell(at address: String? = nil) -> Shell {
    let routes = RouteTable(
      scheme: "shop",
      [
        ScreenRoute("list") { _ in Page(name: "list", appearances: appearances) },
        ScreenRoute("chat") { _ in Page(name: "chat", appearances: appearances) },
        ScreenRoute("gone") { _ in throw Gone() },
        ScreenRoute(
          "item",
          number: { [stages] number, stage in
            stages.latest = stage
            return Page(name: "item \(number)", appearances: appearances)
          }),
      ])
    let shell = Shell(
      routes: routes,
      tabs: [
        Shell.Tab(LocalizedString("Things"), address: "shop://list"),
        Shell.Tab(LocalizedString("Talk"), address: "shop://chat", badge: badge.asObservable()),
      ], size: Size(width: 50, height: 12))
    shell.start(at: address)
    return shell
  }

  @Test("begins with the first tab, or above it with what is at an address")
  func start() {
    #expect(shell().window.render().text.contains("page list"))
    let shell = shell(at: "shop://item/7")
    #expect(shell.window.render().text.contains("page item 7"))
    #expect(shell.address == "shop://item/7")
  }

  @Test("takes the screen away that is done, and not the one to which people went meanwhile")
  func backFromElsewhere() {
    let shell = shell(at: "shop://item/7")
    let item = stages.latest
    shell.select(1)
    shell.open("shop://item/8")
    item?.back()
    #expect(shell.address == "shop://item/8")
    shell.select(0)
    #expect(shell.address == "shop://list")
    item?.back()
    #expect(shell.address == "shop://list")
  }

  @Test("keeps no stage of a screen that is gone")
  func stageOfScreen() {
    let shell = shell(at: "shop://item/7")
    weak let stage = stages.latest
    stages.latest = nil
    #expect(stage != nil)
    shell.back()
    #expect(stage == nil)
  }

  @Test("goes back by Escape, to the screen as it was left")
  func back() {
    let shell = shell()
    shell.window.handle(.tab)
    let focus = shell.window.focusedView
    shell.open("shop://item/7")
    shell.window.handle(.escape)
    #expect(shell.address == "shop://list")
    #expect(shell.window.focusedView === focus)
    shell.window.handle(.escape)
    #expect(shell.address == "shop://list")
    var seen: [String] = []
    ControlEvent(events: appearances).subscribe(onNext: { seen.append($0) }).dispose()
    #expect(seen == ["list", "item 7", "list"])
  }

  @Test("goes back to a place where it has been in this tab, and to its root from another")
  func known() {
    let shell = shell(at: "shop://item/1")
    shell.open("shop://item/2")
    shell.open("shop://item/1")
    shell.back()
    #expect(shell.address == "shop://list")
    shell.open("shop://item/2")
    shell.open("shop://chat")
    #expect(shell.address == "shop://chat")
    shell.open("shop://list")
    #expect(shell.address == "shop://list")
  }

  @Test("keeps each tab's screens, and chooses tabs by Alt and a digit")
  func tabs() {
    let shell = shell(at: "shop://item/3")
    shell.window.handle(.alt("2"))
    #expect(shell.address == "shop://chat")
    shell.window.handle(.alt("1"))
    #expect(shell.address == "shop://item/3")
    shell.window.handle(.alt("9"))
    #expect(shell.address == "shop://item/3")
  }

  @Test("shows badges as they change")
  func badges() {
    let shell = shell()
    #expect(!shell.window.render().text.contains("Talk 3"))
    badge.accept(3)
    #expect(shell.window.render().text.contains("Talk 3"))
  }

  @Test(
    "says so where an address leads nowhere, and stays",
    arguments: [
      ("shop://nothing", "Nothing is at shop://nothing."),
      ("shop://item/x", "Nothing is at shop://item/x."),
      ("shop://gone", "That cannot be shown: it is gone"),
    ])
  func nowhere(address: String, message: String) {
    let shell = shell()
    shell.open(address)
    #expect(shell.address == "shop://list")
    #expect(shell.window.render().text.contains(message))
  }

  @Test("lists all keys by F1, and closes the list by Enter")
  func help() {
    let shell = shell()
    shell.window.handle(Key(.function(1)))
    #expect(shell.window.render().text.contains("Keys"))
    shell.window.handle(.enter)
    #expect(!shell.window.render().text.contains("Keys"))
  }

  @Test("does not quit where somebody goes on typing into a field that was disabled")
  func typingOn() async throws {
    let field = TextField()
    let shell = Shell(
      routes: RouteTable(scheme: "shop", [ScreenRoute("form") { _ in Form(field: field) }]),
      tabs: [Shell.Tab(LocalizedString("Form"), address: "shop://form")], size: Size(width: 40, height: 12))
    shell.start()
    shell.window.handle(.character("a"))
    field.bind(TextField.ViewModel(isEnabled: false))
    _ = shell.window.render()
    #expect(!shell.window.handle(.character("q")))
    field.bind(TextField.ViewModel(isEnabled: true))
    _ = shell.window.render()
    #expect(shell.window.handle(.character("q")))
    #expect(field.text == "aq")
  }

  private struct Form: ControllerProtocol {
    let field: TextField

    func makeViewController() -> AnyViewController { ViewController<View, Page.Model>(Stack(.vertical, [field])) }
  }

  @Test("forgets all screens when somebody else uses the program, and lets them go")
  func anew() {
    let shell = shell(at: "shop://item/3")
    weak let old = shell.viewController
    shell.startAnew()
    #expect(shell.address == "shop://list")
    #expect(old == nil)
  }

  @Test("lets a screen go that was left")
  func release() {
    let shell = shell(at: "shop://item/3")
    weak let left = shell.viewController
    shell.back()
    #expect(left == nil)
  }
}
