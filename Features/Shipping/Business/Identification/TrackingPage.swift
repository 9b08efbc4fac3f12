/// A carrier's page about one parcel: an address in which `{number}` stands for the tracking number.
enum TrackingPage: Sendable {
  case address(String)
  /// By a code in the number, such as its country.
  case byCode([String: String])

  /// The address for a number; nil where there is no page for its codes.
  func url(for number: String, codes: [String]) -> String? {
    let template: String? =
      switch self {
      case .address(let address): address
      case .byCode(let addresses): codes.lazy.compactMap { addresses[$0] }.first
      }
    guard let template else { return nil }
    let parts = template.split(separator: "{number}", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.joined(separator: Self.percentEncoded(number))
  }

  /// RFC 3986, section 2.1: everything but unreserved characters becomes `%XX`.
  static func percentEncoded(_ text: String) -> String {
    var encoded = ""
    for byte in text.utf8 {
      let isUnreserved = byte.isDigit || byte.isUpperCaseLetter || byte.isLowerCaseLetter || "-._~".utf8.contains(byte)
      if isUnreserved {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let hex = String(byte, radix: 16, uppercase: true)
        encoded += hex.count == 1 ? "%0\(hex)" : "%\(hex)"
      }
    }
    return encoded
  }
}

extension UInt8 {
  fileprivate var isLowerCaseLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }
}
