extension CarrierFormats {
  static let speeDee = CarrierFormats(
    code: "speedee", name: "Spee-Dee Delivery", reach: .regional,
    formats: [
      TrackingFormat(
        "Spee-Dee (20)", [.text("SP"), .digits(18)],
        page: .address("https://www.speedeedelivery.com/track/?tracking={number}"))
    ])
}
