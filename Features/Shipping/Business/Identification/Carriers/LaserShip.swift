extension CarrierFormats {
  static let laserShip = CarrierFormats(
    code: "lasership", name: "LaserShip", reach: .regional,
    formats: [
      TrackingFormat("LaserShip LX", [.text("L"), .anyOf("AEHINX"), .anyOf("123"), .digits(7)], page: page),
      TrackingFormat("LaserShip 1LS7 (15)", [.text("1LS7"), .anyOf("12"), .digits(10)], page: page),
      // Printed with a dash before the last digit.
      TrackingFormat(
        "LaserShip 1LS7 (18)",
        [.text("1LS7"), .anyOf("12"), .digits(2), .text("01"), .anyOf("1234"), .digits(6), .text("1")], page: page),
      TrackingFormat("LaserShip 1LSCX (15)", [.text("1LSCX"), .alphanumerics(10)], page: page),
    ])

  private static let page = TrackingPage.address("https://www.ontrac.com/tracking/?number={number}")
}
