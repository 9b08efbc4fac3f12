import Presentation
import Reactive

/// The choice among people.
final class PersonChoiceViewController: ViewController<PersonChoiceView, PersonChoiceViewModel> {
  convenience init(_ controller: PersonChoiceController) {
    self.init(PersonChoiceView(people: controller.people.count))
    for (button, person) in zip(view.buttons, controller.people) {
      button.tap.subscribe(onNext: { controller.onChoice(person) }).disposed(by: lifetime)
    }
    show(Observable.just(PersonChoiceViewModel(controller.people)))
  }

  override func bind(_ viewModel: PersonChoiceViewModel) {
    view.title.text = viewModel.title
    for (button, person) in zip(view.buttons, viewModel.people) { button.bind(person) }
  }
}
