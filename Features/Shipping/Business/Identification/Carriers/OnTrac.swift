extension CarrierFormats {
  /// The letter counts as a digit in the check: C as 4, D as 5.
  static let onTrac = CarrierFormats(
    code: "ontrac", name: "OnTrac", reach: .regional,
    formats: [
      TrackingFormat(
        "OnTrac", [.text("C"), .digits(13).checked, .checkDigit], check: .mod10(weights: [1, 2]), impliedPrefix: "4",
        page: page),
      TrackingFormat(
        "OnTrac D", [.text("D"), .digits(13).checked, .checkDigit], check: .mod10(weights: [1, 2]),
        impliedPrefix: "5", page: page),
    ])

  private static let page = TrackingPage.address("https://www.ontrac.com/tracking/?number={number}")
}
