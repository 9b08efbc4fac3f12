import Item
import Presentation

extension PricesView.ViewModel {
  /// What alike items ask; the bar of a price stands out.
  init(_ alike: AlikePrices, marking price: Int64?) {
    let survey = alike.survey
    let amount = { LocalizedString.Argument.amount($0, currencyCode: survey.currencyCode) }
    let isTelling = survey.count >= ItemManager.tellingCount
    let bars = survey.histogram.bars
    basis = alike.basis.styled(.secondary)
    quartiles = (isTelling ? survey.quartiles.text(amount) : survey.quartiles.rangeOfFew(amount)).styled(.body)
    histogram =
      isTelling
      ? Histogram.ViewModel(
        counts: bars.map(\.count),
        highlighted: price.flatMap { price in
          bars.firstIndex { $0.from <= price && price < $0.below ?? .max }
        }) : nil
    start = bars.first.map { LocalizedString.amount($0.from, survey).styled(.secondary) } ?? .empty
    end =
      bars.last.map { bar in
        guard let below = bar.below else {
          return LocalizedString(ItemText.andMore, ["amount": amount(bar.from)]).styled(.secondary)
        }
        return LocalizedString.amount(below, survey).styled(.secondary)
      } ?? .empty
  }
}

extension PriceQuartiles {
  fileprivate func text(_ amount: (Int64) -> LocalizedString.Argument) -> LocalizedString {
    LocalizedString(
      ItemText.quartiles, ["lower": amount(lowerQuartile), "median": amount(median), "upper": amount(upperQuartile)])
  }

  fileprivate func rangeOfFew(_ amount: (Int64) -> LocalizedString.Argument) -> LocalizedString {
    lowest == highest
      ? LocalizedString(ItemText.tooFewAlike, ["amount": amount(lowest)])
      : LocalizedString(ItemText.tooFew, ["lowest": amount(lowest), "highest": amount(highest)])
  }
}

extension LocalizedString {
  fileprivate static func amount(_ minorUnits: Int64, _ survey: PriceSurvey) -> LocalizedString {
    .amount(minorUnits, currencyCode: survey.currencyCode)
  }
}

extension AlikePrices {
  /// What was compared.
  fileprivate var basis: LocalizedString {
    let count = LocalizedString.Argument.number(survey.count)
    let words = LocalizedString.Argument.text(words.joined(separator: " "))
    return switch (self.words.isEmpty, category) {
    case (false, nil): LocalizedString(ItemText.alikeWords, ["count": count, "words": words])
    case (false, let category?):
      LocalizedString(ItemText.alikeBoth, ["count": count, "words": words, "category": .text(category)])
    case (true, let category):
      LocalizedString(ItemText.alikeCategory, ["count": count, "category": .text(category ?? "")])
    }
  }
}
