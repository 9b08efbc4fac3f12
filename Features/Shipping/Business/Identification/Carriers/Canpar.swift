extension CarrierFormats {
  static let canpar = CarrierFormats(
    code: "canpar", name: "Canpar Express", reach: .regional,
    formats: [
      TrackingFormat(
        "Canpar (22)", [.anyOf("CDKLSUXZ"), .digits(21)],
        page: .address("https://www.canpar.com/en/track/tracking.jsp?reference={number}&locale=en"))
    ])
}
