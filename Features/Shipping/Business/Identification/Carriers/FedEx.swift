extension CarrierFormats {
  static let fedex = CarrierFormats(
    code: "fedex", name: "FedEx", reach: .worldwide,
    formats: [
      TrackingFormat("FedEx Express (12)", [.digits(11).checked, .checkDigit], check: express, page: page),
      // The barcode of an Express label: the tracking number is its end.
      TrackingFormat(
        "FedEx Express (34)", [.anyOf("012345678"), .digits(19), .digits(13).checked, .checkDigit],
        check: barcode, page: page),
      TrackingFormat(
        "FedEx ASTRA (32)", [.text("3"), .digits(15), .digits(11).checked, .checkDigit, .digits(4)],
        check: express, page: page),
      TrackingFormat(
        "FedEx Ground", [.digits(14).checked, .checkDigit], check: .mod10(weights: [1, 3]), page: page),
      // The container type in front is not checked.
      TrackingFormat(
        "FedEx Ground (SSCC-18)", [.digits(2), .digits(15).checked, .checkDigit], check: .mod10(weights: [3, 1]),
        page: page),
      TrackingFormat(
        "FedEx Ground 96 (22)", [.text("96"), .digits(5), .digits(14).checked, .checkDigit],
        check: .mod10(weights: [1, 3]), page: page),
      TrackingFormat(
        "FedEx Ground GSN", [.text("96"), .digits(18), .digits(13).checked, .checkDigit], check: barcode, page: page),
    ])

  private static let express = CheckRule.weightedSum([3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1], modulo: 11)

  private static let barcode = CheckRule.weightedSum([1, 7, 3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1], modulo: 11)

  private static let page = TrackingPage.address("https://www.fedex.com/apps/fedextrack/?tracknumbers={number}")
}
