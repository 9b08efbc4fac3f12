/// Turns types that mention a requirement's own type parameters into types that a stored closure can have.
///
/// `T` with a bound becomes `any Bound`, without one `Any`; `[T]` and `T?` accordingly; anything else `Any`.
struct Erasure {
  private let replacements: [String: String]
  private let types: InterfaceTypes
  /// Type parameters whose values may not be copied.
  let noncopyable: Set<String>

  init(of declaration: Declaration, types: InterfaceTypes) {
    var parameters = declaration.genericParameters.map(TypeParameter.init)
    for constraint in declaration.constraints where !constraint.contains("==") {
      let bound = TypeParameter(constraint)
      if let index = parameters.firstIndex(where: { $0.name == bound.name }) {
        parameters[index].bounds += bound.bounds
      }
    }
    noncopyable = Set(parameters.filter { $0.bounds.contains("~Copyable") }.map(\.name))
    replacements = Dictionary(
      parameters.map { parameter in
        let bounds = parameter.bounds.filter { !$0.hasPrefix("~") }
        let isClass = bounds.allSatisfy { types.classes.contains($0) }
        let existential = bounds.isEmpty ? "Any" : (isClass ? "" : "any ") + bounds.joined(separator: " & ")
        return (parameter.name.replacing("each ", with: ""), existential)
      }
    ) { first, _ in first }
    self.types = types
  }

  /// Whether a type mentions a type parameter, or hides one behind `some`.
  func concerns(_ type: String) -> Bool {
    !SwiftText(type).names.isDisjoint(with: Set(replacements.keys).union(["some"]))
  }

  func erased(_ type: String) -> String {
    guard concerns(type) else { return type }
    if let replacement = replacements[type] { return replacement }
    if type.hasPrefix("some ") {
      let existential = "any " + type.dropFirst("some ".count)
      return concerns(existential) ? "Any" : existential
    }
    if type.hasSuffix("?"), let wrapped = wrapped(type.dropLast()) { return "\(parenthesized(erased(wrapped)))?" }
    if type.hasPrefix("["), type.hasSuffix("]"), SwiftText(type.dropFirst().dropLast()).firstRange(of: ":") == nil {
      return "[\(erased(String(type.dropFirst().dropLast())))]"
    }
    return "Any"
  }

  /// A closure whose result alone depends on type parameters can be called by whoever knows less of it.
  func erasedFunction(_ type: String) -> String? {
    guard concerns(type) else { return type }
    guard let arrow = SwiftText(type).firstRange(of: "->"), !concerns(String(type[..<arrow.lowerBound])) else {
      return nil
    }
    return "\(type[..<arrow.upperBound]) \(erased(type[arrow.upperBound...].trimmed))"
  }

  private func wrapped(_ type: Substring) -> String? {
    if replacements[String(type)] != nil { return String(type) }
    guard type.hasPrefix("("), SwiftText(type).endOfBrackets(from: type.startIndex) == type.endIndex else {
      return type.hasPrefix("[") ? String(type) : nil
    }
    return String(type.dropFirst().dropLast())
  }

  private func parenthesized(_ type: String) -> String {
    type.contains(" ") && !type.hasPrefix("[") ? "(\(type))" : type
  }
}
