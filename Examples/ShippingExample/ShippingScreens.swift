import ExampleSupport
import Presentation

let shippingScreens = [
  ScreenCase("parcels", "shows what one sends and waits for", at: "parcels", as: "ben"),
  ScreenCase("parcels-seller", "says to whom a parcel goes", at: "parcels", as: "hana"),
  ScreenCase("parcels-waiting", "begins with what is to be sent", at: "parcels"),
  ScreenCase("parcels-send", "leads to the parcel of what is to be sent", at: "parcels", keys: "<enter>"),
  ScreenCase("parcels-empty", "says what would be here", at: "parcels", as: "nuria"),
  ScreenCase("parcels-nobody", "offers to sign in", at: "parcels", as: nil),
  ScreenCase("parcels-signed-in", "shows those of who signed in", at: "parcels", as: nil, keys: "<enter><down><enter>"),
  ScreenCase(
    "parcels-failing", "says what went wrong, and offers to try again", at: "parcels", scenario: "unreachable",
    as: "ben"),
  ScreenCase("parcels-gone", "names an item that is gone by its number", at: "parcels", scenario: "gone", as: "ben"),
  ScreenCase(
    "parcels-narrow", "is in Portuguese on a small terminal without colours", at: "parcels", size: .small,
    language: .brazilianPortuguese, hasColors: false, as: "ana"),
  ScreenCase("parcels-opened", "opens a parcel", at: "parcels", as: "ben", keys: "<enter>"),

  ScreenCase("parcel", "shows where a parcel is and was", at: "parcel/2", as: "ben"),
  ScreenCase("parcel-seller", "lets the seller enter events", at: "parcel/2", as: "hana"),
  ScreenCase("parcel-other", "tells nothing to others", at: "parcel/2", as: "ana"),
  ScreenCase("parcel-nobody", "offers to sign in", at: "parcel/2", as: nil),
  ScreenCase("parcel-gone", "says that there is no such parcel", at: "parcel/99", as: "ana"),
  ScreenCase(
    "parcel-narrow", "scrolls on a small terminal", at: "parcel/1", size: .small, language: .brazilianPortuguese,
    hasColors: false, as: "ana", keys: "<down><down><down>"),
  ScreenCase("parcel-receive", "asks before it is received", at: "parcel/2", as: "ben", keys: "<enter>"),
  ScreenCase("parcel-received", "is received by its buyer", at: "parcel/2", as: "ben", keys: "<enter><right><enter>"),
  ScreenCase(
    "parcel-failing", "says what went wrong, and stays as it was", at: "parcel/2", scenario: "failing", as: "ben",
    keys: "<enter><right><enter>"),

  ScreenCase("event", "asks what happened", at: "parcel-event/2", as: "hana"),
  ScreenCase(
    "event-narrow", "keeps what is typed in sight", at: "parcel-event/2", size: .small,
    language: .brazilianPortuguese, hasColors: false, as: "hana", keys: "<down><down><enter>Leeds<enter>ok"),
  ScreenCase(
    "event-delivered", "asks before a delivery", at: "parcel-event/2", as: "hana",
    keys: "<down><down><down><down><enter><enter><enter>"),
  ScreenCase(
    "event-of-buyer", "is the seller's to enter", at: "parcel-event/2", as: "ben", keys: "<enter><enter><enter>"),
  ScreenCase("event-nobody", "offers to sign in", at: "parcel-event/2", as: nil),
  ScreenCase(
    "event-entered", "goes back when it is entered", at: "parcel-event/2", as: "hana",
    keys: "<down><down><enter>Leeds<enter><enter>"),

  ScreenCase("ship", "asks for the number of a parcel", at: "ship/9"),
  ScreenCase("ship-typing", "judges nothing that may still become right", at: "ship/9", keys: "1Z31ABYZ03"),
  ScreenCase("ship-recognised", "tells the carrier", at: "ship/9", keys: "RR 314 159 268 PT"),
  ScreenCase("ship-wrong", "names the fault in a number", at: "ship/9", keys: "RR314159269PT"),
  ScreenCase(
    "ship-wrong-narrow", "names it in Portuguese, and without colours", at: "ship/9", size: .small,
    language: .brazilianPortuguese, hasColors: false, keys: "1Z31ABYZ03E7182816"),
  ScreenCase("ship-ambiguous", "lets one choose among carriers", at: "ship/9", keys: "314271828225<tab><down>"),
  ScreenCase("ship-shipped", "shows the parcel", at: "ship/9", keys: "314271828225<tab><down><enter>"),
  ScreenCase("ship-not-reserved", "says that there is nobody to send it to", at: "ship/1"),
  ScreenCase("ship-nobody", "offers to sign in", at: "ship/9", as: nil),
  ScreenCase("ship-not-seller", "is for the seller alone", at: "ship/9", as: "ben"),
]
