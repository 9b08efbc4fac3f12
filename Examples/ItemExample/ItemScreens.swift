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
]
