import ExampleSupport
import Presentation

let chatScreens = [
  ScreenCase("inbox", "shows who wrote last about what, and what is unread", at: "inbox"),
  ScreenCase("inbox-empty", "says how a conversation begins", at: "inbox", scenario: "empty"),
  ScreenCase("inbox-nobody", "offers to sign in", at: "inbox", as: nil),
  ScreenCase("inbox-signed-in", "is that of who signed in", at: "inbox", as: nil, keys: "<enter><down><enter>"),
  ScreenCase("inbox-failing", "says why it has nothing to show, and tries again", at: "inbox", scenario: "failing"),
  ScreenCase("inbox-gone", "shows items and people that are gone", at: "inbox", scenario: "gone"),
  ScreenCase("inbox-narrow", "cuts off what matters least on a small terminal", at: "inbox", size: .small),
  ScreenCase(
    "inbox-portuguese", "speaks Portuguese, without colours", at: "inbox", language: .brazilianPortuguese,
    hasColors: false),
  ScreenCase("conversation", "shows the timeline, and the offers that stand", at: "conversation/1"),
  ScreenCase("conversation-sent", "adds what is written at the end", at: "conversation/1", keys: "Deal!<enter>"),
  ScreenCase(
    "conversation-unsent", "says why a message was not sent, and what can be done", at: "conversation/1",
    scenario: "unsent", keys: "Deal!<enter>"),
  ScreenCase(
    "conversation-sent-again", "sends it again", at: "conversation/1", scenario: "unsent",
    keys: "Deal!<enter><ctrl-r>"),
  ScreenCase("conversation-price", "judges a price while it is typed", at: "conversation/1", keys: "<ctrl-o>95.5"),
  ScreenCase(
    "conversation-offered", "offers it, in place of the offer before", at: "conversation/1",
    keys: "<ctrl-o>95.5<enter>"),
  ScreenCase(
    "conversation-accept", "asks before an offer is accepted", at: "conversation/1",
    keys: "<shift-tab><shift-tab><shift-tab><enter>"),
  ScreenCase(
    "conversation-accepted", "shows what was agreed", at: "conversation/1",
    keys: "<shift-tab><shift-tab><shift-tab><enter><right><enter>"),
  ScreenCase("conversation-leave", "asks before it is left", at: "conversation/1", keys: "<ctrl-x>"),
  ScreenCase(
    "conversation-left", "goes back to the inbox without it", at: "conversation/1", keys: "<ctrl-x><right><enter>"),
  ScreenCase("conversation-blocked", "says that nothing can be sent", at: "conversation/1", scenario: "blocked"),
  ScreenCase("conversation-gone", "lets offers about what is gone end", at: "conversation/1", scenario: "gone"),
  ScreenCase("conversation-somebody", "can do without the other person", at: "conversation/2", scenario: "gone"),
  ScreenCase("conversation-taken", "says that the item was sold", at: "conversation/1", scenario: "taken"),
  ScreenCase("conversation-failing", "says why there is nothing to see", at: "conversation/1", scenario: "failing"),
  ScreenCase(
    "conversation-way-out", "leads to the inbox by its one button", at: "conversation/99", keys: "<enter><down>"),
  ScreenCase("conversation-unknown", "says that there is none, and leads to the inbox", at: "conversation/99"),
  ScreenCase("conversation-of-others", "shows a third person nothing", at: "conversation/3"),
  ScreenCase("conversation-nobody", "offers to sign in", at: "conversation/1", as: nil),
  ScreenCase("conversation-long", "begins with what is newest", at: "conversation/1", scenario: "long-talk"),
  ScreenCase(
    "conversation-older", "keeps in sight what was in sight when older entries come", at: "conversation/1",
    scenario: "long-talk", keys: "<shift-tab><shift-tab><shift-tab><shift-tab><home>"),
  ScreenCase(
    "conversation-start", "ends where nothing is older", at: "conversation/1", scenario: "long-talk",
    keys: "<shift-tab><shift-tab><shift-tab><shift-tab><home><home><home><home>"),
  ScreenCase("conversation-wordy", "fits what is very long", at: "conversation/1", size: .small, scenario: "long"),
  ScreenCase("conversation-narrow", "keeps what was said in sight", at: "conversation/1", size: .small),
  ScreenCase("conversation-news", "tells what nobody wrote", at: "conversation/6"),
  ScreenCase(
    "conversation-news-portuguese", "tells it in Portuguese, on a small terminal", at: "conversation/6", size: .small,
    language: .brazilianPortuguese),
  ScreenCase(
    "conversation-portuguese", "speaks Portuguese, without colours", at: "conversation/1",
    language: .brazilianPortuguese, hasColors: false),
]
