import Presentation

/// Lets one choose which of the world's people one is: to sign in where the feature has no screen for that.
struct PersonChoiceController: ControllerProtocol {
  let people: [CannedPerson]
  let onChoice: @MainActor @Sendable (CannedPerson) -> Void

  func makeViewController() -> AnyViewController { PersonChoiceViewController(self) }
}
