import Commands
import Item
import Money
import Records

extension ItemCommands {
  var price: Command {
    Command(
      "price", summary: "See what similar items cost",
      details: """
        What the items that a search finds ask, available or reserved, for each currency; free items do not count. \
        Quartiles are prices that somebody asks: the lowest that a quarter, half, three quarters do not exceed. What \
        asks far more than most is in the last row, which has no end. Fewer than \(ItemManager.tellingCount) items have \
        no histogram.
        """,
      examples: ["desk lamp", "bicicleta --category bike --currency EUR"], access: .anyone,
      Argument(repeating: "WORD", .text, help: "what to look for, as in search", takesDashWords: true),
      SearchOptions.category, SearchOptions.currency, SearchOptions.condition
    ) { context, words, category, currency, condition in
      var filter = try SearchOptions(category: category, currency: currency, condition: condition).filter(self)
      filter.states = [.available, .reserved]
      let surveys = try manager.surveyPrices(SearchQuery(words.joined(separator: " ")), filter: filter, mostBars: 12)
      if context.json { return try context.print(json: ["prices": .array(surveys.map(json))]) }
      try print(surveys, in: context)
    }
  }

  private func print(_ surveys: [PriceSurvey], in context: CommandContext) throws {
    guard !surveys.isEmpty else { return context.inform("No items with a price.") }
    var table = Table(
      .number("ITEMS"), .number("LOWEST"), .number("A QUARTER UP TO"), .number("HALF UP TO"),
      .number("THREE QUARTERS UP TO"), .number("HIGHEST"))
    for survey in surveys {
      let cells = survey.quartiles.named.map { Text(joined.price($0.price, currencyCode: survey.currencyCode).text) }
      table.add("\(survey.count)", cells[0], cells[1], cells[2], cells[3], cells[4])
    }
    try context.print(table)
    for survey in surveys {
      if survey.count < ItemManager.tellingCount {
        context.inform("Too few to tell much: \(survey.count) in \(survey.currencyCode).")
      } else {
        try context.print("")
        try context.print(histogram(survey))
      }
    }
  }

  private static let longestBar = 30

  private func histogram(_ survey: PriceSurvey) -> Table {
    func amount(_ minorUnits: Int64?) -> Text {
      minorUnits.map { Text(joined.price($0, currencyCode: survey.currencyCode).text) } ?? ""
    }
    let most = survey.histogram.bars.map(\.count).max() ?? 1
    var table = Table(.number("FROM"), .number("BELOW"), .number("ITEMS"), .text(survey.currencyCode))
    for bar in survey.histogram.bars {
      // Whatever is there at all is seen.
      let length = bar.count == 0 ? 0 : max(1, bar.count * Self.longestBar / most)
      table.add(
        amount(bar.from), amount(bar.below), "\(bar.count)", "\(String(repeating: "█", count: length), .accent)")
    }
    return table
  }

  private func json(_ survey: PriceSurvey) -> JSONValue {
    func decimal(_ minorUnits: Int64) -> JSONValue {
      .string(joined.price(minorUnits, currencyCode: survey.currencyCode).decimal)
    }
    var object: JSONObject = ["currency": .string(survey.currencyCode), "count": .number(survey.count)]
    for (name, price) in survey.quartiles.named { object[name] = decimal(price) }
    object["histogram"] = .array(
      survey.histogram.bars.map { bar in
        ["from": decimal(bar.from), "below": bar.below.map(decimal) ?? .null, "count": .number(bar.count)]
      })
    return .object(object)
  }
}

extension PriceQuartiles {
  /// From the lowest to the highest, with the names that programs know them by.
  fileprivate var named: [(name: String, price: Int64)] {
    [
      ("lowest", lowest), ("lowerQuartile", lowerQuartile), ("median", median), ("upperQuartile", upperQuartile),
      ("highest", highest),
    ]
  }
}
