extension CarrierFormats {
  static let dhl = CarrierFormats(
    code: "dhl", name: "DHL", reach: .worldwide,
    formats: [
      TrackingFormat(
        "DHL Express", shapes: [[.digits(9).checked, .checkDigit], [.digits(10).checked, .checkDigit]], check: .mod7,
        page: page),
      TrackingFormat("DHL Express (Piece ID)", [.text("J"), .letters(2...3), .digits(9...10)], page: page),
      // The country or product stands in front; a number of the same letters in the form of S10 belongs to a post.
      TrackingFormat(
        "DHL E-Commerce",
        [
          .text("GM", "LX", "RX", "UV", "CN", "SG", "TH", "IN", "HK", "MY"), .digits(1), .alphanumerics(9...38),
        ],
        exception: [.letters(2), .digits(9), .letters(2)], page: page),
      TrackingFormat("DHL E-Commerce (14)", [.digits(14)], page: page),
    ])

  private static let page = TrackingPage.address(
    "https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}")
}
