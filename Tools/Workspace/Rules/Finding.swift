import Records

/// A place where a border is crossed, and what to do about it.
struct Finding: Sendable, Hashable {
  /// Relative to the package.
  let file: String
  /// From 1.
  let line: Int
  let rule: Rule
  /// The target that it is about.
  let target: String
  /// The module or dependency that it is about.
  let module: String?
  /// What is there: a sentence.
  let what: String
  /// Why that is wrong: a sentence.
  let why: String
  /// What to do: a sentence.
  let wayOut: String

  var json: JSONValue {
    [
      "file": .string(file), "line": .number(line), "rule": .string(rule.rawValue), "target": .string(target),
      "module": module.map { .string($0) } ?? .null, "what": .string(what), "why": .string(why),
      "wayOut": .string(wayOut),
    ]
  }

  /// By place, then by rule.
  static func precedes(_ first: Finding, _ second: Finding) -> Bool {
    (first.file, first.line, first.rule, first.what) < (second.file, second.line, second.rule, second.what)
  }
}
