import Presentation

/// A screen that says when the shop is open, and one that says who came.
struct ShopCoordinator: Coordinator {
  static let texts: [TextTable] = []

  let visitor: @Sendable () throws -> String?

  var tabs: [Shell.Tab] { [Shell.Tab(LocalizedString("Shop"), address: "marketplace://shop")] }
  var routes: [ScreenRoute] {
    [
      ScreenRoute("shop") { _ in SignController(text: "Open all day") },
      ScreenRoute("visitor") { _ in SignController(text: try visitor() ?? "Nobody") },
    ]
  }
}

private struct SignController: ControllerProtocol {
  let text: String

  func makeViewController() -> AnyViewController { SignViewController(Label(text.styled(.title))) }
}

private struct SignViewModel: ViewModelProtocol {}

private final class SignViewController: ViewController<Label, SignViewModel> {}
