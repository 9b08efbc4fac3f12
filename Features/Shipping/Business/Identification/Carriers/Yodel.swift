extension CarrierFormats {
  static let yodel = CarrierFormats(
    code: "yodel", name: "Yodel", reach: .national,
    formats: [
      TrackingFormat(
        "Yodel", [.text("JD", "JJD"), .digits(16)], page: .address("https://www.yodel.co.uk/tracking/{number}"))
    ])
}
