import Presentation
public import Shipping

/// Tells arrivals in every language of Shipping's texts.
public struct LocalizedArrivalWording: ArrivalWording {
  private static let catalog = TextCatalog(ShippingCoordinator.texts)

  /// The words of this feature.
  public init() {}

  /// The same in each language, by its tag.
  public func texts(of arrival: Arrival) -> [String: String] {
    let catalog = Self.catalog
    return catalog.languages.reduce(into: [:]) { texts, language in
      texts[language.tag] = Localization(language: language, catalog: catalog).string(arrival.text)
    }
  }
}

extension Arrival {
  fileprivate var text: LocalizedString {
    var values: [String: LocalizedString.Argument] = ["number": .text(String(shipment)), "title": .text(itemTitle)]
    guard let witness else { return LocalizedString(isReceived ? ArrivalText.received : .delivered, values) }
    values["handle"] = .text(witness)
    return LocalizedString(isReceived ? ArrivalText.receivedSays : .deliveredSays, values)
  }
}
