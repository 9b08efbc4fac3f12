/// What items ask that are like one, and what they have in common with it.
public struct AlikePrices: Sendable, Equatable {
  /// The words of its title that their titles or descriptions have too; none where the category alone is the same.
  public let words: [String]

  /// The category that they share, where that was asked for.
  public let category: String?

  /// What they ask.
  public let survey: PriceSurvey
}

extension ItemManager {
  /// From so many others on, what they ask says something.
  public static let tellingCount = 5

  /// What others ask, in the same currency, for what is like an item with this title and category; nil where nobody asks
  /// anything. `number` is the item's own, which is not counted.
  ///
  /// Alike are those that share the first three words of the title, or where there are fewer than `tellingCount`, the
  /// first two, then the first one within the category, then the category alone; where none of these are enough, the
  /// largest group.
  public func alikePrices(
    title: String, category: String?, currencyCode: String, besides number: Int64? = nil, mostBars: Int = 20
  ) throws -> AlikePrices? {
    try store.snapshot {
      var best: AlikePrices?
      for group in Self.groups(alike: SearchText.words(in: title), category: category) {
        let prices = try prices(of: group, currencyCode: currencyCode, besides: number)
        guard let survey = PriceSurvey(currencyCode: currencyCode, ascending: prices, mostBars: mostBars) else {
          continue
        }
        let alike = AlikePrices(words: group.words, category: group.category, survey: survey)
        if survey.count >= Self.tellingCount { return alike }
        if survey.count > best?.survey.count ?? 0 { best = alike }
      }
      return best
    }
  }

  private struct Group: Hashable {
    let words: [String]
    let category: String?
  }

  private static func groups(alike words: [String], category: String?) -> [Group] {
    var groups = [3, 2].filter { $0 <= words.count }.map { Group(words: Array(words.prefix($0)), category: nil) }
    // A single word such as `old` says little, unless it is all that there is or the category says the rest.
    if let first = words.first, words.count == 1 || category != nil {
      groups.append(Group(words: [first], category: category))
    }
    if let category { groups.append(Group(words: [], category: category)) }
    return groups
  }

  private func prices(of group: Group, currencyCode: String, besides number: Int64?) throws -> [Int64] {
    let query = SearchQuery(
      wanted: group.words.map { SearchQuery.Term(words: [$0], isPrefix: false) }, excluded: [])
    let filter = ListingFilter(
      states: [.available, .reserved], category: group.category, currencyCode: currencyCode)
    var prices = try store.askingPrices(query: query, filter: filter)[currencyCode] ?? []
    if let own = try number.flatMap({ try store.listings(numbers: [$0]).first }), filter.admits(own),
      query.rank(own.details) != nil, let index = prices.firstIndex(of: own.details.price.minorUnits)
    {
      prices.remove(at: index)
    }
    return prices
  }
}
