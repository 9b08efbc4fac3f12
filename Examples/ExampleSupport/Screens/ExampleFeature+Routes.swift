import Presentation

extension ExampleFeature {
  private static let signIn = "sign-in"

  /// The places of the feature, and one where a person of the world signs in if the feature itself has none.
  func routes(
    of coordinator: any Coordinator, in world: CannedWorld,
    onSignIn: @escaping @MainActor @Sendable (CannedPerson) -> Void
  ) -> [ScreenRoute] {
    let routes = coordinator.routes
    guard !routes.contains(where: { $0.description == Self.signIn }) else { return routes }
    let signIn = ScreenRoute(Self.signIn) { _ in
      PersonChoiceController(people: world.market.people) { person in
        world.signIn(person.handle)
        onSignIn(person)
      }
    }
    return routes + [signIn]
  }

  /// Where one can go.
  func places(in world: CannedWorld) -> PlaceList {
    PlaceList(routes(of: makeCoordinator(.immediate()), in: world) { _ in })
  }
}

/// Where one can go in an example.
struct PlaceList {
  let names: [String]
  private let table: RouteTable

  init(_ routes: [ScreenRoute]) {
    names = routes.map(\.description)
    table = RouteTable(scheme: "marketplace", routes)
  }

  /// The address in the spelling that all variants of it share; nil where nothing is.
  func address(_ word: String) -> String? {
    (try? table.place(at: word))?.address
  }
}
