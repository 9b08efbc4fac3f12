/// Turns types that mention a requirement's own type parameters into types that a stored closure can have.
///
/// `T` with a bound becomes `any Bound`, without one `Any`; `[T]` and `T?` accordingly; anything else `Any`.
final class Erasure {
  private var replacements: [String: String] = [:]
  /// Type parameters, and what hides one.
  private var concerns: Set<String> = ["some"]
  /// Type parameters whose values may not be copied.
  private var noncopyable: Set<String> = []
  private let types: InterfaceTypes

  init(of declaration: Declaration, types: InterfaceTypes) {
    self.types = types
    for text in declaration.genericParameters {
      var parameter = TypeParameter(text)
      for constraint in declaration.constraints where !constraint.contains("==") {
        let other = TypeParameter(constraint)
        if other.name == parameter.name { parameter.bounds += other.bounds }
      }
      if parameter.bounds.contains(where: { $0.hasPrefix("~") }) { noncopyable.insert(parameter.name) }
      let name = parameter.name.replacing("each ", with: "")
      concerns.insert(name)
      replacements[name] = Self.existential(of: parameter.bounds.filter { !$0.hasPrefix("~") }, types)
    }
  }

  private static func existential(of bounds: [String], _ types: InterfaceTypes) -> String {
    if bounds.isEmpty { return "Any" }
    let isClass = types.classes.isSuperset(of: bounds.map { $0.until("<") })
    return (isClass ? "" : "any ") + bounds.joined(separator: " & ")
  }

  /// Whether a type mentions a type parameter, or hides one behind `some`.
  func concerns(_ type: String) -> Bool { type.mentions(concerns) }

  func isNoncopyable(_ type: String) -> Bool { types.isNoncopyable(type) || type.mentions(noncopyable) }

  func erased(_ type: String) -> String {
    guard concerns(type) else { return type }
    if let replacement = replacements[type] { return replacement }
    if type.hasPrefix("some ") {
      let existential = "any " + type.without("some ")
      return concerns(existential) ? "Any" : existential
    }
    if type.hasSuffix("?"), let wrapped = wrapped(String(type.dropLast())) {
      let erased = erased(wrapped)
      return erased.contains(" ") && !erased.hasPrefix("[") ? "(\(erased))?" : "\(erased)?"
    }
    let inside = String(type.dropFirst().dropLast())
    if type.hasPrefix("["), type.hasSuffix("]"), inside.cut(at: ":") == nil, inside.cut(at: " of ") == nil {
      return "[\(erased(inside))]"
    }
    return "Any"
  }

  /// A closure whose result alone depends on type parameters can be called by whoever knows less of it.
  func erasedFunction(_ type: String) -> String? {
    guard concerns(type) else { return type }
    guard let (parameters, result) = type.cut(at: "->"), !concerns(parameters) else { return nil }
    return "\(parameters)-> \(erased(result.trimmed))"
  }

  private func wrapped(_ type: String) -> String? {
    if replacements[type] != nil || type.hasPrefix("[") { return type }
    return type.parenthesized
  }
}
