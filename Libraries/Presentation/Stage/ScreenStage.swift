/// The shell as one of its screens has it, for as long as that screen is there.
@MainActor
final class ScreenStage: Stage {
  weak var viewController: AnyViewController?
  private weak var shell: Shell?

  init(_ shell: Shell) {
    self.shell = shell
  }

  func open(_ address: String) { shell?.open(address) }

  func back() {
    if let viewController { shell?.close(viewController) }
  }

  func present(_ dialog: Dialog) { shell?.present(dialog) }
  func toast(_ text: StyledText) { shell?.toast(text) }
}
