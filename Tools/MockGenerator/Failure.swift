/// Why there are no mocks, where the interface is not to blame.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ reason: String) {
    description = "error: " + reason
  }
}
