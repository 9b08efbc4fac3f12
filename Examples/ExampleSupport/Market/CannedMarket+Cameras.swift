extension CannedMarket {
  /// The standard market, where Hana's neighbours have put as many cameras on sale as tell what a camera costs.
  public static let cameras: CannedMarket = {
    var market = standard
    let euros: [Int64] = [45, 60, 60, 75, 80, 95, 95, 95, 110, 120, 140, 160, 900]
    for (index, price) in euros.enumerated() {
      let number = market.items.count + 1
      market.items.append(
        CannedItem(
          "\(number)", "Film camera \(index + 1) with a leather case", of: index % 2 == 0 ? "2" : "3", price * 100,
          "EUR",
          category: "camera", text: "Tested with a roll of film."))
    }
    return market
  }()
}
