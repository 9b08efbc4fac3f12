import Presentation
import User

extension UserCoordinator {
  func register(on stage: any Stage) -> RegisterReactor {
    RegisterReactor(
      RegisterReactor.Services(
        isTaken: { handle in schedulers.ask { try !manager.people(handles: [handle.text]).isEmpty } },
        register: { handle, name, password in
          schedulers.ask {
            try manager.register(handle: handle, card: Card(displayName: name), password: password.text)
          }
        },
        onRegistered: { [weak stage] person in stage?.later { welcome(person, on: $0) } }),
      time: schedulers.time)
  }
}
