extension CarrierFormats {
  static let amazon = CarrierFormats(
    code: "amazon", name: "Amazon", reach: .worldwide,
    formats: [
      TrackingFormat("Amazon Logistics", [.text("TBA", "TBC", "TBM"), .digits(12)], page: page),
      TrackingFormat("Amazon International", [.anyOf("ACF"), .digits(10)], page: page),
    ])

  private static let page = TrackingPage.address("https://track.amazon.com/tracking/{number}")
}
