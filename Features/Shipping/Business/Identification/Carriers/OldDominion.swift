extension CarrierFormats {
  static let oldDominion = CarrierFormats(
    code: "old_dominion", name: "Old Dominion Freight Line", reach: .regional,
    formats: [
      // Numbers are given out upwards; the series in use begin with 072 and with 777 to 789.
      TrackingFormat(
        "Old Dominion",
        shapes: [
          [.text("072").checked, .digits(7).checked, .checkDigit],
          [.text("777", "778", "779").checked, .digits(7).checked, .checkDigit],
          [.text("78").checked, .digits(8).checked, .checkDigit],
        ],
        check: .luhn, page: page),
      TrackingFormat(
        "Old Dominion Guaranteed Shipment", [.text("80").checked, .digits(8).checked, .checkDigit], check: .luhn,
        page: page),
    ])

  private static let page = TrackingPage.address("https://www.odfl.com/Trace/standardResult.faces?pro={number}")
}
