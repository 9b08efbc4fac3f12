extension CarrierFormats {
  /// Publication 199 (Intelligent Mail package barcode), appendix J, and the Delivery Confirmation numbers before it.
  /// The check digit is GS1's everywhere: from the right, weights 3 and 1.
  static let usps = CarrierFormats(
    code: "usps", name: "United States Postal Service", reach: .national,
    formats: [
      // Service (2), mailer (9), parcel (8).
      TrackingFormat("USPS 20", [.digits(19).checked, .checkDigit], check: gs1, page: page),
      TrackingFormat(
        "USPS IMpb N", shapes: [22, 26, 30].flatMap { routed([.text("94").checked], length: $0) }, check: gs1,
        page: page),
      TrackingFormat(
        "USPS IMpb C",
        shapes: commercial.flatMap { beginning in
          [22, 26].flatMap { routed(beginning, length: $0) }
        }, check: gs1, page: page),
      // Printed with or without the application identifier 91, which counts in the check either way.
      TrackingFormat(
        "USPS Legacy", shapes: routed([.text("91").checked], length: 22) + routed([], length: 20), check: gs1,
        impliedPrefix: "91", page: page),
    ])

  /// Application identifier and service (3), then the mailer: of nine digits, the first a 9, after 92; of six digits,
  /// the first another one, after 93; of either kind after 95, the retail labels.
  private static let commercial: [[Segment]] = [
    [.text("92").checked, .digits(3).checked, .text("9").checked],
    [.text("93").checked, .digits(3).checked, .anyOf("012345678").checked],
    [.text("95").checked, .digits(3).checked],
  ]

  /// The number as it is, and as a barcode has it: behind 420 and the ZIP code of the destination, or ZIP+4 where a
  /// barcode of at most 34 digits leaves room for it.
  private static func routed(_ beginning: [Segment], length: Int) -> [Shape] {
    let taken = Shape(beginning).lengths.upperBound
    let number = beginning + [.digits(length - taken - 1).checked, .checkDigit]
    let routings: [[Segment]] = [[], [.text("420"), .digits(5)], [.text("420"), .digits(9)]]
    return routings.map { Shape($0 + number) }.filter { $0.lengths.upperBound <= 34 }
  }

  private static let gs1 = CheckRule.mod10(weights: [3, 1])

  private static let page = TrackingPage.address("https://tools.usps.com/go/TrackConfirmAction?tLabels={number}")
}
