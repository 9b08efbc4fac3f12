import Presentation

/// A screen that says when the shop is open.
struct ShopCoordinator: Coordinator {
  static let texts: [TextTable] = []

  var tabs: [Shell.Tab] { [Shell.Tab(LocalizedString("Shop"), address: "marketplace://shop")] }
  var routes: [ScreenRoute] { [ScreenRoute("shop") { _ in HoursController() }] }
}

private struct HoursController: ControllerProtocol {
  func makeViewController() -> AnyViewController { HoursViewController(Label("Open all day".styled(.title))) }
}

private struct HoursViewModel: ViewModelProtocol {}

private final class HoursViewController: ViewController<Label, HoursViewModel> {}
