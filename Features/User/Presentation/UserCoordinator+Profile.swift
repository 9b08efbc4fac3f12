import Presentation
import Reactive
import User

extension UserCoordinator {
  /// The profile of a person, or of who uses the program.
  func profile(of handle: String?, on stage: any Stage) -> ProfileReactor {
    ProfileReactor(
      ProfileReactor.Services(
        load: { schedulers.ask { try standing(of: handle) } },
        setFollowing: { handle, isFollowing in
          schedulers.ask {
            let actor = try manager.requireSignedIn().number
            _ = try isFollowing ? manager.follow(handle, by: actor) : manager.unfollow(handle, by: actor)
          }
        },
        setBlocking: { handle, isBlocking in
          schedulers.ask {
            let actor = try manager.requireSignedIn().number
            _ = try isBlocking ? manager.block(handle, by: actor) : manager.unblock(handle, by: actor)
          }
        },
        signOut: { [weak stage] in
          schedulers.ask { try manager.logout() }
            .observe(on: MainScheduler.instance)
            .map { person in MainActor.assumeIsolated { sayGoodbye(person, on: stage) } }
        },
        ask: stage.asking,
        open: { [weak stage] place in stage?.later { $0.open(place.address) } },
        takeWayOut: stage.opening))
  }

  private func standing(of handle: String?) throws -> Standing {
    let actor = try handle == nil ? manager.requireSignedIn() : try? manager.signedIn()
    let profile = try manager.profile(handle: handle ?? actor?.handle ?? "")
    guard let actor, actor.number != profile.person.number else {
      return Standing(profile: profile, isOwn: actor != nil)
    }
    let relation = try manager.relation(to: profile.person.handle, by: actor.number)
    return Standing(profile: profile, isOwn: false, relation: relation)
  }

  @MainActor
  private func sayGoodbye(_ person: Person, on stage: (any Stage)?) {
    onAccountChange()
    stage?.toast(LocalizedString(UserText.signedOut, ["handle": .text(person.handle)]).styled(.positive))
  }
}

extension ProfileReactor.Place {
  fileprivate var address: String {
    switch self {
    case .signIn: "marketplace://sign-in"
    case .cpf: "marketplace://cpf"
    case .edit: "marketplace://edit-profile"
    }
  }
}
