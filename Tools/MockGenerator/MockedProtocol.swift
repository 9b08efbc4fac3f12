/// A protocol that a mock is to be written for.
struct MockedProtocol {
  let name: String
  /// `@MainActor` and the like: who runs the requirements.
  let isolation: String?
  /// Its own requirements and those of the protocols of the same module that it refines, in the order of the source.
  let requirements: [Requirement]

  var mockName: String { name.replacing(".", with: "") + "Mock" }
}

/// One requirement of a mocked protocol.
struct Requirement {
  let declaration: Declaration
  /// Such as `items(ids:)` or `language`.
  let fullName: String
  let location: SourceLocation
}
