extension CarrierFormats {
  static let landmark = CarrierFormats(
    code: "landmark", name: "Landmark Global", reach: .regional,
    formats: [
      TrackingFormat(
        "Landmark Global LTN", [.text("LTN"), .digits(8), .text("N1")],
        page: .address("https://track.landmarkglobal.com/?search={number}"))
    ])
}
