import Presentation
import Reactive
import ReactorsTesting
import Testing
import User

@testable import UserPresentation

@Suite("A profile")
struct ProfileReactorTests {
  let effects = EffectRecorder()
  let follows = PublishSubject<Void>()
  let blocks = PublishSubject<Void>()
  let questions = PublishSubject<Void>()
  let test: TestReactor<ProfileReactor>
  let ben: Standing

  init() throws {
    let (effects, follows, blocks, questions) = (effects, follows, blocks, questions)
    let profile = Profile(
      person: try .named("ben"), followerCount: 7, followingCount: 0, itemsOnSale: 0, itemsSold: 0, reviews: [])
    let ben = Standing(profile: profile, isOwn: false, relation: Relation(isFollowing: false, isBlocking: false))
    self.ben = ben
    test = TestReactor(
      ProfileReactor(
        ProfileReactor.Services(
          load: { .just(ben) },
          setFollowing: { handle, isFollowing in
            effects.record("\(isFollowing ? "follow" : "unfollow") \(handle)")
            return follows.take(1)
          },
          setBlocking: { handle, isBlocking in
            effects.record("\(isBlocking ? "block" : "unblock") \(handle)")
            return blocks.take(1)
          },
          signOut: { .just(()) },
          ask: { _ in
            effects.record("ask")
            return questions.take(1)
          },
          open: { effects.record("open \($0)") }, takeWayOut: { effects.record("way out \($0)") })),
      effects: effects)
    test.send(.appear) { $0.content = .loaded(ben) }
  }

  @Test("shows a follow at once, and asks once, whoever presses twice")
  func follow() {
    test.send(.follow, .effect("follow ben"), .change { $0.press(ben) })
    test.send(.follow)
    follows.onNext(())
    test.receive(.change { $0.followBefore = nil })
  }

  @Test("takes a follow back where it fails, and says why")
  func followFails() throws {
    test.send(.follow, .effect("follow ben"), .change { $0.press(ben) })
    let error = UserError.blockedBy(try Handle("ben"))
    follows.onError(error)
    test.receive(
      .change {
        $0.content = .loaded(ben)
        $0.followBefore = nil
        $0.failure = error.text
      })
  }

  @Test("keeps showing a follow that is under way when it is read anew")
  func reload() {
    test.send(.follow, .effect("follow ben"), .change { $0.press(ben) })
    test.send(.appear)
    follows.onNext(())
    test.receive(.change { $0.followBefore = nil })
  }

  @Test("asks before a block, and reads anew after it")
  func block() {
    test.send(.block, .effect("ask"))
    questions.onNext(())
    test.receive(.effect("block ben"))
    blocks.onNext(())
    test.receive()
  }

  @Test("says why a block failed")
  func blockFails() {
    test.send(.block, .effect("ask"))
    questions.onNext(())
    test.receive(.effect("block ben"))
    blocks.onError(UserError.notSignedIn)
    test.receive(.change { $0.failure = UserError.notSignedIn.text })
  }

  @Test("leads elsewhere")
  func open() {
    test.send(.open(.cpf), .effect("open cpf"))
  }
}

extension ProfileReactor.State {
  /// The follow button of a person who was not followed.
  fileprivate mutating func press(_ standing: Standing) {
    var standing = standing
    standing.relation?.isFollowing = true
    standing.profile.followerCount += 1
    content = .loaded(standing)
    followBefore = false
  }
}
