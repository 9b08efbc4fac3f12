/// A protocol that a mock is to be written for.
final class MockedProtocol {
  let name: String
  let location: SourceLocation
  var isActor = false
  /// `@MainActor` or another global actor that runs the requirements.
  var isolation: String?
  /// `@available` attributes.
  var availability: [String] = []
  /// Associated types, which become the mock's type parameters, with what they conform to.
  var typeParameters: [TypeParameter] = []
  /// Associated types that are fixed.
  var typeBindings: [(name: String, type: String)] = []
  /// What else holds between type parameters.
  var constraints: [String] = []
  /// Whether values are compared, and hashed: a mock is equal to itself alone.
  var isEquatable = false
  var isHashable = false
  /// Its own requirements and those of the protocols that it refines, in the order of the source.
  var requirements: [Requirement] = []

  init(name: String, location: SourceLocation) {
    self.name = name
    self.location = location
  }

  var mockName: String { name.replacing(".", with: "").unquoted + "Mock" }

  /// Whether its requirements belong to an actor, so that a mock has to say what does not.
  var isIsolated: Bool { isActor || isolation != nil }
}

/// A type parameter of a mock or of a requirement.
struct TypeParameter {
  let name: String
  /// The protocols or the class that it conforms to.
  var bounds: [String]

  /// Reads `Key`, `Key: Hashable & Sendable` or, as associated types are printed, `Key: Hashable, Sendable`.
  init(_ text: String) {
    let (name, bounds) = text.cut(at: ":") ?? (text, "")
    self.name = name.trimmed
    self.bounds = bounds.replacing("&", with: ",").parts(at: ",")
  }

  var text: String { bounds.isEmpty ? name : "\(name): \(bounds.joined(separator: " & "))" }
}

/// One requirement of a mocked protocol.
final class Requirement {
  var declaration: Declaration
  /// Such as `items(ids:)` or `language`.
  let fullName: String
  let location: SourceLocation
  /// `@available` attributes.
  var availability: [String] = []
  /// What the compiler has of it in a mangled name; may be empty.
  var mangled = ""

  init(_ declaration: Declaration, fullName: String, location: SourceLocation, availability: [String]) {
    self.declaration = declaration
    self.fullName = fullName
    self.location = location
    self.availability = availability
  }

  func unsupported(_ reason: String) -> Unsupported {
    Unsupported(location: location, reason: "no mock can be written for '\(fullName)': it \(reason)")
  }
}
