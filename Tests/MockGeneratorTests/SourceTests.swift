import Foundation
import Testing

@testable import MockGenerator

/// What the sources of an interface say, and its symbol graph does not.
@Suite struct SourceTests {
  @Test(
    "what cannot be copied is found, whatever stands before it",
    arguments: [
      "/* éàü 😀 */ public struct Sheet: ~Copyable {}\npublic protocol Sample { func f(_ x: borrowing Sheet) }",
      "public\r\nstruct Sheet: ~Copyable {}\r\npublic protocol Sample {\r\n  func f(_ x: borrowing Sheet)\r\n}\r\n",
    ])
  func noncopyable(source: String) throws {
    #expect(try mocks(of: source).contains("NoArguments, @Sendable (_ x: borrowing Sheet) -> Void"))
  }

  @Test func `lines of a message that end as on Windows stay in three quotes`() throws {
    let message = "\"\"\"\r\n  one\r\n  two\r\n  \"\"\""
    let text = try mocks(of: "public protocol Sample {\r\n@available(*, deprecated, message: \(message))\r\nfunc f() }")
    #expect(text.contains("message: \"\"\"\r\n"))
  }

  @Test func `a file may have signs of an address in its name`() throws {
    let error = #expect(throws: Unsupported.self) {
      try mocks(of: "public protocol Sample { var mockedMethods: Int { get } }", file: "a%25 b#c")
    }
    #expect(error?.location.path.hasSuffix("a%25 b#c.swift") == true)
  }

  @Test func `conditions of the build hold here, too`() throws {
    let source = "#if PREVIEW && SWIFT_PACKAGE\npublic protocol Sample {}\n#endif"
    #expect(try mocks(of: source, options: ["-D", "PREVIEW"]).contains("class SampleMock"))
    #expect(try !mocks(of: source).contains("class SampleMock"))
  }

  @Test(
    "a mock imports what its interface does, publicly if it speaks of it",
    arguments: [
      ("public import Foundation\npublic protocol Sample { var x: UUID { get } }", "public import Foundation\n"),
      ("public import Foundation\npublic protocol Sample: LocalizedError {}", "\nimport Foundation\n"),
      (
        "/*\nimport Nowhere\n*/\npublic import FoundationInternationalization\n"
          + "public protocol Sample { var x: Duration.TimeFormatStyle { get } }",
        "public import FoundationInternationalization\n"
      ),
      (
        "#if canImport(FoundationEssentials)\npublic import FoundationEssentials\n#else\npublic import Foundation\n#endif\n"
          + "public protocol Sample { var x: Date { get } }",
        "public import FoundationEssentials\npublic import Mocking\npublic import Sample\n"
      ),
      (
        "public import struct Foundation.URL\npublic struct Date {}\npublic protocol Sample { var x: Date { get } }",
        "public import struct Sample.Date\n"
      ),
      (
        "public struct Timeline {}\npublic protocol Sample { var x: Timeline { get } }",
        "public import struct Sample.Timeline\n"
      ),
    ])
  func imports(source: String, expected: String) throws {
    #expect(try mocks(of: source).contains(expected))
  }

  @Test func `what another module declares is not mocked, though it is exported`() throws {
    let text = try mocks(of: "@_exported public import Synchronization\npublic protocol Sample {}")
    #expect(text.split(separator: "\n").count { $0.contains(" class ") } == 1)
  }
}
