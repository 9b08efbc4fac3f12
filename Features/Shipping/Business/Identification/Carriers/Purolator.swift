extension CarrierFormats {
  static let purolator = CarrierFormats(
    code: "purolator", name: "Purolator", reach: .national,
    formats: [
      TrackingFormat(
        "Purolator (12)", [.anyOf("012345").checked, .digits(10).checked, .checkDigit], check: .luhn, page: page),
      TrackingFormat("Purolator (alpha + 9)", [.letters(3), .digits(9)], page: page),
    ])

  private static let page = TrackingPage.address("https://www.purolator.com/en/shipping/tracker?searchValue={number}")
}
