import Foundation
import Records

/// What the compiler says that a module declares, private things included.
struct SymbolGraph: Sendable {
  /// A declaration.
  struct Symbol: Sendable {
    let id: String
    /// Such as `protocol`, `method`, `struct`, `extension`.
    let kind: String
    /// `["ItemRefusal", "holderId"]`.
    let path: [String]
    /// As the compiler was given it.
    let file: String
    /// From 1.
    let line: Int

    var name: String { path.joined(separator: ".") }
  }

  /// What has a place in the sources; the compiler adds others.
  private(set) var symbols: [Symbol] = []
  /// Requirements of protocols, by the ids of symbols.
  private(set) var requirements: Set<String> = []
  /// The symbols that each symbol contains.
  private var containers: [String: String] = [:]

  /// Adds a file that the compiler wrote. Throws `RecordError` where it is malformed.
  mutating func add(_ bytes: [UInt8]) throws {
    let record = JSONRecord(value: try JSONValue(parsing: bytes), line: 1)
    for symbol in try record.records("symbols") {
      guard let location = try symbol.optionalRecord("location") else { continue }
      symbols.append(
        Symbol(
          id: try symbol.record("identifier").string("precise"),
          kind: try symbol.record("kind").string("identifier").replacing(/^swift\./, with: ""),
          path: try symbol.optionalStrings("pathComponents") ?? [],
          file: Self.path(try location.string("uri")),
          line: Int(clamping: try location.record("position").integer("line")) + 1))
    }
    for relationship in try record.records("relationships") {
      let source = try relationship.string("source")
      switch try relationship.string("kind") {
      case "requirementOf", "optionalRequirementOf": requirements.insert(source)
      case "memberOf": containers[source] = try relationship.string("target")
      default: break
      }
    }
  }

  /// The path in `file://Sources/My%20Kit/Kit.swift`: one that was given relative stays so, which is no proper URI.
  private static func path(_ uri: String) -> String {
    let path = uri.replacing("file://", with: "", maxReplacements: 1)
    return path.removingPercentEncoding ?? path
  }

  /// The symbol that contains another, where it is known here.
  func container(of symbol: Symbol) -> Symbol? {
    containers[symbol.id].flatMap { id in symbols.first { $0.id == id } }
  }
}
