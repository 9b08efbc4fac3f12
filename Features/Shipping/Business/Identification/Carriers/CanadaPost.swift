extension CarrierFormats {
  static let canadaPost = CarrierFormats(
    code: "canada_post", name: "Canada Post", reach: .national,
    formats: [
      TrackingFormat(
        "Canada Post (16)", [.digits(15).checked, .checkDigit], check: .mod10(weights: [3, 1]),
        page: .address("https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor={number}"))
    ])
}
