/// Whether a call may wait, and what it may throw.
struct Effects {
  var isAsync = false
  /// The type of what is thrown.
  var failure = "Never"

  init() {}

  /// Reads words such as `async throws(ParseError)`.
  init(_ words: String) {
    isAsync = words.mentions(["async"])
    // What `rethrows` throws comes from a closure, which a mock hands on; it throws nothing itself.
    guard words.mentions(["throws"]), let (_, after) = words.cut(at: "throws") else { return }
    failure = after.brackets?.0 ?? "any Error"
  }

  var areNone: Bool { !isAsync && failure == "Never" }

  /// What is thrown, where it is neither nothing nor any error.
  var typedFailure: String? { failure == "Never" || failure == "any Error" ? nil : failure }

  /// As they stand behind the parameters, with a space before each word.
  var text: String {
    let thrown = failure == "any Error" ? " throws" : " throws(\(failure))"
    return (isAsync ? " async" : "") + (failure == "Never" ? "" : thrown)
  }

  /// What stands before a call.
  var callPrefix: String { (failure == "Never" ? "" : "try ") + (isAsync ? "await " : "") }

  /// What is left where two declarations say what a call may do; nil where their errors have nothing in common.
  func tightened(by other: Effects) -> Effects? {
    var both = self
    both.isAsync = isAsync && other.isAsync
    if failure == "any Error" || other.failure == "Never" { both.failure = other.failure }
    let isEither = both.failure == other.failure || both.failure == "Never" || other.failure == "any Error"
    return isEither ? both : nil
  }
}
