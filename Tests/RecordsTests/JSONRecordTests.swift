import Testing

@testable import Records

@Suite("JSON record")
struct JSONRecordTests {
  let record: JSONRecord

  init() throws {
    let text =
      #"{"title":"Bike","price":300.50,"count":7,"new":true,"none":null,"seller":{"id":1},"tags":["a",2],"when":[{"at":1}]}"#
    record = JSONRecord(value: try JSONValue(parsing: text), line: 12)
  }

  @Test("Fields are asked for by name and kind")
  func fields() throws {
    #expect(try record.string("title") == "Bike")
    #expect(try record.decimal("price").text == "300.50")
    #expect(try record.integer("count") == 7)
    #expect(try record.bool("new"))
    #expect(try record.record("seller").integer("id") == 1)
    #expect(try record.records("when").map { try $0.integer("at") } == [1])
  }

  @Test("Missing and null are the same to an optional field")
  func optional() throws {
    #expect(try record.optionalString("none") == nil)
    #expect(try record.optionalDecimal("nothing") == nil)
    #expect(try record.optionalRecords("nothing") == nil)
  }

  @Test("Errors name line, field and what was found")
  func errors() {
    func message(_ body: () throws -> Void) -> String? {
      #expect(throws: RecordError.self) { try body() }?.description
    }
    #expect(message { _ = try record.string("none") } == "line 12, none: it is missing")
    #expect(
      message { _ = try record.string("price") }
        == "line 12, price: a string was expected, but the number 300.50 was found")
    #expect(
      message { _ = try record.integer("price") }
        == "line 12, price: a whole number was expected, but the number 300.50 was found")
    #expect(message { _ = try record.record("seller").string("name") } == "line 12, seller.name: it is missing")
    #expect(
      message { _ = try record.optionalStrings("tags") }
        == "line 12, tags[1]: a string was expected, but a number was found")
    #expect(message { _ = try record.records("when")[0].string("by") } == "line 12, when[0].by: it is missing")
    #expect(message { throw record.failure("too dear", field: "price") } == "line 12, price: too dear")
    #expect(
      message { _ = try JSONRecord(value: 7, line: 3).string("a") }
        == "line 3: an object was expected, but a number was found")
  }
}
