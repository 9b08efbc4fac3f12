extension CarrierFormats {
  /// The check character is that of DPD's Parcel Label Specification: ISO/IEC 7064, MOD 37,36.
  static let dpd = CarrierFormats(
    code: "dpd", name: "DPD", reach: .worldwide,
    formats: [
      // Destination (7), parcel number (14), service (3), country (3).
      TrackingFormat("DPD (28)", [.digits(27).checked, .checkCharacter], check: .mod37_36, page: page),
      TrackingFormat("DPD (14)", [.digits(14).checked, .checkCharacter], check: .mod37_36, page: page),
    ])

  private static let page = TrackingPage.address(
    "https://www.dpdgroup.com/nl/mydpd/my-parcels/track?lang=en&parcelNumber={number}")
}
