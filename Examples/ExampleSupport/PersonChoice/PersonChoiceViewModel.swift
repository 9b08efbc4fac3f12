import Presentation

/// What the choice among people shows.
struct PersonChoiceViewModel: ViewModelProtocol {
  let title = LocalizedString(ExampleText.whoAreYou).styled(.heading)
  let people: [Button.ViewModel]

  init(_ people: [CannedPerson]) {
    self.people = people.map { person in
      Button.ViewModel(
        LocalizedString(ExampleText.person, ["name": .text(person.displayName), "handle": .text(person.handle)]))
    }
  }
}
