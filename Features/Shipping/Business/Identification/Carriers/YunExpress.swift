extension CarrierFormats {
  static let yunExpress = CarrierFormats(
    code: "yunexpress", name: "YunExpress", reach: .worldwide,
    formats: [
      TrackingFormat(
        "YunExpress", [.text("YT"), .digits(16)],
        page: .address("https://www.yuntrack.com/parcelTracking?id={number}"))
    ])
}
