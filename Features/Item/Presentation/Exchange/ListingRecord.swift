public import Item
import Money
public import Records

/// How a listing lies in a file of JSON records, for import and export alike.
///
/// `title` is required; so is `price`, a number or a decimal text above zero, unless `free` (or `is_free`) is true.
/// `description` is a text or an array of paragraphs; `post_id` or `id` is a text or a number; `currency`, `category`,
/// `condition`, `place` and an object `attributes` (or `attrs`) may be there. Other fields are ignored.
public struct ListingRecord: Sendable {
  private let currencyCode: String

  /// Records whose prices are in `currencyCode` where they do not say otherwise.
  public init(currencyCode: String) {
    self.currencyCode = currencyCode
  }

  /// The listing that a record describes. The rules for its texts are the market's, and are not checked here.
  ///
  /// Throws a `RecordError` for a field that is missing, of another kind, or no amount of its currency.
  public func draft(from record: JSONRecord) throws -> ListingDraft {
    let currency = try currency(of: record)
    var details = ListingDetails(
      title: try record.string("title"), description: try description(of: record),
      price: try price(of: record, in: currency), currencyCode: currency.code,
      category: try record.optionalString("category"), place: try record.optionalString("place"))
    details.setCondition(try record.optionalString("condition") ?? "")
    details.attributes.merge(try attributes(of: record)) { _, given in given }
    return ListingDraft(foreignId: try foreignId(of: record), details: details)
  }

  private func currency(of record: JSONRecord) throws -> Currency {
    do {
      return try Currency(code: try record.optionalString("currency") ?? currencyCode)
    } catch let error as MoneyError {
      throw record.failure(error.description, field: "currency")
    }
  }

  private func description(of record: JSONRecord) throws -> String {
    guard case .array? = try record.optionalValue("description") else {
      return try record.optionalString("description") ?? ""
    }
    return try record.optionalStrings("description")?.joined(separator: "\n\n") ?? ""
  }

  private func price(of record: JSONRecord, in currency: Currency) throws -> AskingPrice {
    let isFree = try record.optionalBool("free") ?? record.optionalBool("is_free") ?? false
    guard let value = try record.optionalValue("price") else {
      if isFree { return .free }
      throw RecordError(line: record.line, field: "price", fault: .missing)
    }
    let minorUnits = try minorUnits(value, of: record, in: currency)
    guard isFree else { return .amount(minorUnits) }
    guard minorUnits == 0 else { throw record.failure("a free item has no price", field: "price") }
    return .free
  }

  private func minorUnits(_ value: JSONValue, of record: JSONRecord, in currency: Currency) throws -> Int64 {
    if let number = value.number {
      if let minorUnits = number.int64(scale: currency.decimals) { return minorUnits }
      throw record.failure(
        "\(number.text.prefix(40)) has more than the \(currency.decimals) decimals of \(currency), or is too large",
        field: "price")
    }
    do {
      return try Money(record.string("price"), in: currency).minorUnits
    } catch let error as MoneyError {
      throw record.failure(error.description, field: "price")
    }
  }

  private func attributes(of record: JSONRecord) throws -> [String: String] {
    let field = try record.optionalValue("attributes") == nil ? "attrs" : "attributes"
    guard let attributes = try record.optionalRecord(field), let members = attributes.value.object?.members else {
      return [:]
    }
    var texts: [String: String] = [:]
    for member in members {
      switch member.value {
      case .string(let text): texts[member.name] = text
      case .number(let number): texts[member.name] = number.text
      case .bool(let flag): texts[member.name] = String(flag)
      case .null: continue
      case .array, .object: throw attributes.failure("a text was expected", field: member.name)
      }
    }
    return texts
  }

  private func foreignId(of record: JSONRecord) throws -> String? {
    for field in ["post_id", "id"] {
      guard let value = try record.optionalValue(field) else { continue }
      if let number = value.number { return number.text }
      return try record.string(field)
    }
    return nil
  }
}
