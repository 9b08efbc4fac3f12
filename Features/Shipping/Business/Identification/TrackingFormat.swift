/// One kind of tracking number of a carrier, as data.
struct TrackingFormat: Sendable {
  /// What the carrier's service, or the public collections, call it.
  let service: String
  /// The forms it takes. The first that a number fits in every respect counts.
  let shapes: [Shape]
  /// How its check digit is calculated; nil where the carrier prints none.
  let check: CheckRule?
  /// Digits that are calculated into the check digit although they are not printed, where the number does not begin
  /// with them anyway.
  let impliedPrefix: String
  /// A form that is somebody else's although it fits.
  let exception: Shape?
  /// Where the parcel can be followed.
  let page: TrackingPage?

  init(
    _ service: String, shapes: [Shape], check: CheckRule? = nil, impliedPrefix: String = "", exception: Shape? = nil,
    page: TrackingPage? = nil
  ) {
    self.service = service
    self.shapes = shapes
    self.check = check
    self.impliedPrefix = impliedPrefix
    self.exception = exception
    self.page = page
  }

  init(
    _ service: String, _ shape: Shape, check: CheckRule? = nil, impliedPrefix: String = "", exception: Shape? = nil,
    page: TrackingPage? = nil
  ) {
    self.init(
      service, shapes: [shape], check: check, impliedPrefix: impliedPrefix, exception: exception, page: page)
  }
}

/// A carrier and the numbers that it gives to parcels.
struct CarrierFormats: Sendable {
  /// How widely a carrier works. Among numbers that say equally much, the wider one is the likelier.
  enum Reach: Int, Sendable {
    case regional = 0
    case national = 10
    case worldwide = 20
  }

  let code: String
  let name: String
  let reach: Reach
  let formats: [TrackingFormat]
}
