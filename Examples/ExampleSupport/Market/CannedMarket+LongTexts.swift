extension CannedMarket {
  /// The standard market, where Ben has the longest of names and writes at length, and what he wants to buy has the
  /// longest of titles.
  public static let wordy: CannedMarket = {
    var market = standard
    market.people[1] = CannedPerson(
      "2", "ben", "Benjamin Bartholomew Featherstonehaugh-Whitlock the Younger",
      place: "Leeds, in the house behind the mill with the crooked chimney",
      bio: repeated("I repair clocks, and what I cannot repair I keep.", times: 8))
    let bicycle = market.items[0]
    market.items[0] = CannedItem(
      bicycle.id,
      "Bicicleta de passeio, pouco usada, com campainha, cesto, cadeado, bomba, duas luzes e um pneu de trás que é novo",
      of: bicycle.sellerId, bicycle.priceMinorUnits, bicycle.currencyCode, category: bicycle.category,
      text: repeated(bicycle.text, times: 20))
    market.conversations[0].entries.append(
      .text("2", minutesAgo: 30, repeated("I slept on it, and it still rings in my head.", times: 20)))
    return market
  }()

  private static func repeated(_ sentence: String, times: Int) -> String {
    Array(repeating: sentence, count: times).joined(separator: " ")
  }
}
