import ExampleSupport
import Presentation

let itemScreens = [
  ScreenCase("browse", "shows what is on sale", at: "browse"),
  ScreenCase("browse-found", "finds by words", at: "browse", keys: "lamp<enter>"),
  ScreenCase("browse-nothing", "says what to do where nothing is found", at: "browse", keys: "zeppelin<enter>"),
  ScreenCase("browse-empty", "says that nothing is on sale", at: "browse", scenario: "empty"),
  ScreenCase("browse-failed", "says what went wrong, and offers to try again", at: "browse", scenario: "failing"),
  ScreenCase(
    "browse-filters", "has filters, also in Portuguese", at: "browse", language: .brazilianPortuguese,
    keys: "<ctrl-f>home<tab><right>"),
  ScreenCase(
    "browse-narrow", "fits a small terminal without colours", at: "browse", size: .small, hasColors: false,
    keys: "<down><down>"),
  ScreenCase(
    "browse-pages", "loads more when the end comes into sight", at: "browse", scenario: "prices", keys: "<down><end>"),

  ScreenCase(
    "browse-mine", "finds one's own, in every state", at: "browse", keys: "<ctrl-f><tab><tab><tab><tab><tab><tab><left>"
  ),
  ScreenCase(
    "browse-mine-nobody", "offers to sign in", at: "browse", as: nil,
    keys: "<ctrl-f><tab><tab><tab><tab><tab><tab><left>"),
  ScreenCase("item", "shows an item and what can be done about it", at: "item/7"),
  ScreenCase("item-own", "shows what its seller can do", at: "item/9"),
  ScreenCase("item-prices", "draws what alike items ask", at: "item/15", scenario: "prices"),
  ScreenCase("item-remove", "asks before it goes", at: "item/1", keys: "<tab><tab><tab><enter>"),
  ScreenCase("item-removed", "is removed, and says so", at: "item/1", keys: "<tab><tab><tab><enter><tab><enter>"),
  ScreenCase("item-sell", "asks who bought it", at: "item/1", keys: "<tab><tab><enter>zoe<tab><tab><enter>"),
  ScreenCase("item-marked", "is marked at once", at: "item/7", keys: "f"),
  ScreenCase("item-chat", "leads to a conversation", at: "item/7", keys: "c"),
  ScreenCase("item-nobody", "leads to where one signs in", at: "item/7", as: nil, keys: "f"),
  ScreenCase("item-signed-in", "begins anew for who signed in", at: "item/7", as: nil, keys: "f<down><enter>"),
  ScreenCase("item-unknown", "says that there is no such item", at: "item/99"),
  ScreenCase("item-failed", "says what went wrong, and offers to try again", at: "item/7", scenario: "failing"),
  ScreenCase(
    "item-narrow", "fits a small terminal without colours, in Portuguese", at: "item/9", size: .small,
    language: .brazilianPortuguese, hasColors: false),
  ScreenCase("sell", "is a form", at: "sell"),
  ScreenCase("sell-faults", "says what is missing", at: "sell", keys: "<ctrl-s>"),
  ScreenCase(
    "sell-live", "judges a field while it is typed, in Portuguese", at: "sell", language: .brazilianPortuguese,
    keys: "Bule<tab><tab><tab>12,5x"),
  ScreenCase("sell-published", "goes on to what is on sale now", at: "sell", keys: "Desk<tab><tab><tab>12.50<ctrl-s>"),
  ScreenCase("sell-discard", "asks before a draft is thrown away", at: "sell", keys: "Desk<ctrl-d>"),
  ScreenCase("sell-discarded", "begins anew", at: "sell", keys: "Desk<ctrl-d><tab><enter>"),
  ScreenCase("sell-nobody", "leads to where one signs in", at: "sell", as: nil, keys: "<enter>"),
  ScreenCase(
    "sell-narrow", "fits a small terminal without colours, and follows the focus", at: "sell", size: .small,
    hasColors: false, keys: "Desk<tab><tab><tab><tab><tab>"),
  ScreenCase("edit", "changes what one's own item says", at: "edit/1", keys: "!<ctrl-s>"),
  ScreenCase("edit-others", "refuses what is not one's own", at: "edit/7"),
  ScreenCase("browse-wordy", "cuts off what is very long", at: "browse", size: .small, scenario: "long"),
  ScreenCase("item-wordy", "wraps what is very long", at: "item/1", size: .small, scenario: "long"),
  ScreenCase("item-somebody", "can do without the seller", at: "item/3", scenario: "gone"),
  ScreenCase("item-right-to-left", "shows Arabic", at: "item/3", size: Size(width: 60, height: 20)),
]
