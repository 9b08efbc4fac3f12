/// Whose tracking number a text is, or why it is nobody's.
public struct Identification: Sendable, Equatable {
  /// The text as it was given.
  public let number: String

  /// Every carrier and service that the number fits, the likeliest first. Empty for a number that is refused.
  public let matches: [CarrierMatch]

  /// Why the number is refused; nil for a valid one.
  public let fault: NumberFault?

  /// The same in words, without a capital and a full stop.
  public var reason: String? { fault?.reason }

  /// Whether the number is well-formed for at least one service.
  public var isValid: Bool { !matches.isEmpty }

  /// The codes of the carriers among the matches, each once, the likeliest first.
  public var carriers: [String] {
    matches.reduce(into: []) { codes, match in
      if !codes.contains(match.carrier) { codes.append(match.carrier) }
    }
  }
}

/// A service of a carrier that a tracking number fits.
public struct CarrierMatch: Sendable, Equatable {
  /// The carrier's code, such as `fedex`.
  public let carrier: String

  /// The service or kind of number, such as `FedEx Ground`.
  public let service: String

  /// The carrier's page about the parcel, with the number percent-encoded; nil where the carrier has none.
  public let url: String?
}

/// A carrier that numbers can be told for.
public struct Carrier: Sendable, Equatable {
  /// Lower case, stable: `canada_post`.
  public let code: String

  /// What people call it.
  public let name: String

  /// Its services or kinds of number.
  public let services: [String]
}
