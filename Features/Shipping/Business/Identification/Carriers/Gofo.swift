extension CarrierFormats {
  static let gofo = CarrierFormats(
    code: "gofo", name: "GOFO Express", reach: .regional,
    formats: [
      TrackingFormat(
        "GOFO Express (US)", [.text("GFUS"), .digits(14)],
        page: .address("https://www.gofoexpress.com/tracking.html?searchID={number}"))
    ])
}
