import Presentation
import Reactive

/// The CPF screen.
final class CPFViewController: ViewController<CPFView, CPFViewModel> {
  /// What was typed, without the mask.
  var digits: Driver<String> { view.field.value.asDriver() }

  /// The button was pressed, or Enter in the field.
  var confirmations: Signal<Void> { view.button.tap.asSignal() }

  /// The button that leads out of what keeps the number from being verified.
  var waysOut: Signal<Void> { view.wayOut.tap.asSignal() }

  override func bind(_ viewModel: CPFViewModel) {
    view.title.bind(viewModel.title)
    view.field.bind(viewModel.field)
    view.message.bind(viewModel.message)
    view.button.bind(viewModel.button)
    view.wayOut.bind(viewModel.wayOut)
  }
}
