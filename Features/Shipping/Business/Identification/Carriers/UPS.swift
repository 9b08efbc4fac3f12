extension CarrierFormats {
  static let ups = CarrierFormats(
    code: "ups", name: "UPS", reach: .worldwide,
    formats: [
      // Shipper (6), service (2), parcel (7).
      TrackingFormat(
        "UPS", [.text("1Z"), .alphanumerics(15).checked, .checkDigit], check: .mod10(weights: [1, 2]), page: page),
      TrackingFormat(
        "UPS Waybill", [.anyOf("AHJKTV"), .digits(9).checked, .checkDigit], check: .mod10(weights: [1, 2]),
        page: page),
    ])

  private static let page = TrackingPage.address("https://www.ups.com/track?tracknum={number}")
}
