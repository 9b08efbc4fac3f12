import ExampleSupport
import Presentation

let chatScreens = [
  ScreenCase("inbox", "shows who wrote last about what, and what is unread", at: "inbox"),
  ScreenCase("inbox-empty", "says how a conversation begins", at: "inbox", scenario: "empty"),
  ScreenCase("inbox-nobody", "offers to sign in", at: "inbox", as: nil),
  ScreenCase("inbox-failing", "says why it has nothing to show, and tries again", at: "inbox", scenario: "failing"),
  ScreenCase("inbox-gone", "shows items and people that are gone", at: "inbox", scenario: "gone"),
  ScreenCase("inbox-narrow", "cuts off what matters least on a small terminal", at: "inbox", size: .small),
  ScreenCase(
    "inbox-portuguese", "speaks Portuguese, without colours", at: "inbox", language: .brazilianPortuguese,
    hasColors: false),
]
