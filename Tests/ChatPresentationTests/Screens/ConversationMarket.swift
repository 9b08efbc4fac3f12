import Chat
import Foundation
import Presentation
import Reactive
import ReactorsTesting
import Testing

@testable import ChatPresentation

/// Stands for all that a conversation's reactor asks: what a test sends here is the answer.
struct ConversationMarket {
  let looks = PublishSubject<ConversationReactor.Look>()
  let stretches = PublishSubject<JoinedThread>()
  let news = PublishSubject<Void>()
  let ticks = PublishSubject<Date>()
  let sent = PublishSubject<JoinedEntry>()
  /// The error of a step, nil where it was taken.
  let settled = PublishSubject<ChatError?>()
  /// What was asked is confirmed.
  let answers = PublishSubject<Void>()
  private let failures = PublishSubject<ChatError>()
  private let effects = EffectRecorder()
  private let english = Localization(catalog: TextCatalog(ChatCoordinator.texts))

  /// The message on its way is not sent.
  func fail(_ error: ChatError) {
    failures.onNext(error)
  }

  /// The reactor of conversation 7, which has come into sight.
  func conversation(showing look: ConversationReactor.Look) -> TestReactor<ConversationReactor> {
    let test = TestReactor(ConversationReactor(services), effects: effects)
    test.send(.appear)
    news.onNext(())
    test.receive(.effect("look"))
    looks.onNext(look)
    test.receive(
      .change { state in
        state.conversation = look.thread.conversation
        state.entries = look.thread.entries
        state.heads = [look.thread.entries.first?.number ?? 0]
        state.olderBefore = look.thread.olderBefore
        state.offers = look.thread.standingOffers
        state.isBlocked = look.isBlocked
        state.now = look.now
        state.isLoading = false
      })
    return test
  }

  private var services: ConversationReactor.Services {
    ConversationReactor.Services(
      look: answer("look", looks),
      older: { [effects, stretches] before in
        effects.record("older than \(before)")
        return stretches.take(1)
      },
      news: news.asObservable(), ticks: ticks.asObservable(),
      send: { [effects, sent, failures] text in
        effects.record("send \(text)")
        return .merge(sent.asObservable(), failures.map { throw $0 }).take(1)
      },
      markRead: { [effects] number in
        effects.record("read through \(number)")
        return .just(())
      },
      settle: { [effects, settled] step in
        effects.record("settle \(step.name)")
        return settled.take(1).map { if let error = $0 { throw error } }
      },
      leave: { [effects] in
        effects.record("leave")
        return .just(())
      },
      ask: { [effects, answers, english] question in
        effects.record("ask \(english.string(question.consent))")
        return answers.take(1)
      },
      open: { [effects] in effects.record("open \($0)") },
      takeWayOut: { [effects] in effects.record("way out \($0)") })
  }

  private func answer<Answer: Sendable>(
    _ name: String, _ answers: PublishSubject<Answer>
  ) -> @Sendable () -> Observable<Answer> {
    { [effects] in
      effects.record(name)
      return answers.take(1)
    }
  }
}

extension ConversationReactor.Step {
  fileprivate var name: String {
    switch self {
    case .make(let price): "make(\(price.minorUnits) \(price.currencyCode))"
    case .accept(let number): "accept(\(number))"
    case .decline(let number): "decline(\(number))"
    case .withdraw: "withdraw"
    }
  }
}
