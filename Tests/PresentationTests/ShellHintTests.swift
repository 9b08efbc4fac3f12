import Testing

@testable import Presentation

@MainActor
@Suite("The keys that a shell offers")
struct ShellHintTests {
  private static let command = KeyCommand(.control("r"), LocalizedString("again"))

  private struct Model: ViewModelProtocol {}

  private struct Controller: ControllerProtocol {
    func makeViewController() -> AnyViewController {
      let viewController = ViewController<View, Model>(View())
      viewController.commands = [ShellHintTests.command]
      return viewController
    }
  }

  @Test("are those that can be used now")
  func availability() {
    let shell = Shell(
      routes: RouteTable(scheme: "shop", [ScreenRoute("start") { _ in Controller() }]),
      tabs: [Shell.Tab(LocalizedString("start"), address: "shop://start")], size: Size(width: 40, height: 12))
    shell.start()
    #expect(shell.window.render().text.contains("Ctrl-R again"))
    Self.command.isEnabled = false
    #expect(!shell.window.render().text.contains("Ctrl-R"))
    Self.command.isEnabled = true
    #expect(shell.window.render().text.contains("Ctrl-R again"))
  }

  @Test("are those of the shell that can be used now, too")
  func shellAvailability() {
    let shell = Shell(
      routes: RouteTable(scheme: "shop", []), tabs: [Shell.Tab(LocalizedString("start"), address: "shop://start")],
      size: Size(width: 40, height: 12))
    let command = KeyCommand(.control("t"), LocalizedString("who"))
    shell.commands = [command]
    #expect(shell.window.render().text.contains("Ctrl-T who"))
    command.isEnabled = false
    #expect(!shell.window.render().text.contains("Ctrl-T"))
  }

  @Test(
    "are left out where there is no room, but for help", arguments: [(24, "Ctrl-R again  F1 Help"), (20, "F1 Help")])
  func narrow(width: Int, hints: String) {
    Self.command.isEnabled = true
    let shell = Shell(
      routes: RouteTable(scheme: "shop", [ScreenRoute("start") { _ in Controller() }]),
      tabs: [Shell.Tab(LocalizedString("start"), address: "shop://start")], size: Size(width: width, height: 12))
    shell.start()
    #expect(shell.window.render().text.split(separator: "\n").last == " \(hints)")
  }
}
