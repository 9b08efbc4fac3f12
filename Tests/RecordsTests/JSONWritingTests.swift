#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Testing

@testable import Records

@Suite("JSON writing")
struct JSONWritingTests {
  @Test("Pretty text has one member a line")
  func pretty() {
    let value: JSONValue = ["added": 2, "refused": [["line": 3], []], "next": .null, "none": [:]]
    #expect(
      value.text(.pretty) == """
        {
          "added": 2,
          "refused": [
            {
              "line": 3
            },
            []
          ],
          "next": null,
          "none": {}
        }
        """)
  }

  @Test(
    "What could steer a terminal is escaped, and comes back",
    arguments: [
      ("\u{1B}[2J", "\\u001b[2J"), ("\u{7F}", "\\u007f"), ("\u{9B}", "\\u009b"), ("\u{202E}", "\\u202e"),
      ("\u{2067}", "\\u2067"),
      ("\u{061C}", "\\u061c"), ("a\u{2028}b", "a\\u2028b"), ("€ © ؀", "€ © ؀"),
    ])
  func escapes(text: String, escaped: String) throws {
    let written = JSONValue.string(text).text()
    #expect(written == "\"\(escaped)\"")
    #expect(try JSONValue(parsing: written).string?.utf8.elementsEqual(text.utf8) == true)
  }

  @Test("Members can be set, replaced and removed")
  func members() {
    var object: JSONObject = ["a": 1]
    object["b"] = true
    object["a"] = "x"
    #expect(JSONValue.object(object).text() == #"{"a":"x","b":true}"#)
    object["a"] = nil
    #expect(JSONValue.object(object).text() == #"{"b":true}"#)
  }

  @Test("What may be missing, ids and instants have one form")
  func values() {
    #expect([JSONValue.text("a"), .text(nil)] == ["a", .null])
    #expect([JSONValue.id("42"), .id("042"), .id("a1"), .id(nil)] == [42, "042", "a1", .null])
    #expect(JSONValue.time(Date(timeIntervalSince1970: 1.25)) == "1970-01-01T00:00:01.250Z")
  }
}
