#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A position as text that people hand back but do not read: it belongs to one search, and a changed one is noticed.
enum SearchCursor {
  /// The cursor behind a position of a search.
  static func text(for position: SearchPosition, of request: SearchRequest) -> String {
    let fields: [String] =
      switch position {
      case .relevance(let rank, let number): ["r", String(rank.rawValue), String(number)]
      case .age(let number): ["a", String(number)]
      case .price(let currency, let minorUnits, let number): ["p", currency, String(minorUnits), String(number)]
      }
    let signed = fields + [seal(fields, of: request)]
    return Data(signed.joined(separator: ",").utf8).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  /// The position that a cursor stands for. Throws `ItemError.invalidCursor` for one that was changed, or that another
  /// search gave.
  static func position(in text: String, of request: SearchRequest) throws -> SearchPosition {
    let padding = String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
    let base64 = text.replacing("-", with: "+").replacing("_", with: "/") + padding
    guard text.utf8.count <= 200, let data = Data(base64Encoded: base64),
      let payload = String(validating: data, as: UTF8.self)
    else { throw ItemError.invalidCursor }
    let signed = payload.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let fields = Array(signed.dropLast())
    guard signed.last == seal(fields, of: request), let position = position(fields), position.fits(request.order) else {
      throw ItemError.invalidCursor
    }
    return position
  }

  private static func position(_ fields: [String]) -> SearchPosition? {
    switch (fields.first, fields.count) {
    case ("r", 3):
      guard let rank = Int(fields[1]).flatMap(SearchRank.init), let number = Int64(fields[2]) else { return nil }
      return .relevance(rank, number: number)
    case ("a", 2):
      return Int64(fields[1]).map { .age(number: $0) }
    case ("p", 4):
      guard let minorUnits = Int64(fields[2]), let number = Int64(fields[3]) else { return nil }
      return .price(currencyCode: fields[1], minorUnits: minorUnits, number: number)
    default:
      return nil
    }
  }

  /// Not a secret: it keeps a cursor with its search, it does not keep people out.
  private static func seal(_ fields: [String], of request: SearchRequest) -> String {
    var digest = StableDigest()
    digest.add(fields)
    digest.add(request.order.rawValue)
    for terms in [request.query.wanted, request.query.excluded] {
      digest.add(String(terms.count))
      for term in terms {
        digest.add(term.words)
        digest.add(String(term.isPrefix))
      }
    }
    let filter = request.filter
    digest.add(filter.states.map(\.rawValue).sorted())
    digest.add([
      filter.category, filter.condition?.rawValue, filter.sellerId, filter.currencyCode,
      filter.minimumPrice.map { String($0) }, filter.maximumPrice.map { String($0) }, filter.favouriteOf,
    ])
    return String(digest.hex.suffix(12))
  }
}

extension SearchPosition {
  fileprivate func fits(_ order: SearchOrder) -> Bool {
    switch (self, order) {
    case (.relevance, .relevance), (.age, .newest), (.age, .oldest), (.price, .price), (.price, .priceDescending): true
    default: false
    }
  }
}
