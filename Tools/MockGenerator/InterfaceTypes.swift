/// What is known of the types that a module declares, as far as it decides how values of them can be handled.
final class InterfaceTypes {
  /// What type aliases stand for; of one with type parameters, that without its arguments.
  var aliases = [
    "Comparator": "(Any, Any) -> ComparisonResult", "UnboundedRange": "(UnboundedRange_) -> ()",
  ]
  /// Types and protocols whose values may be shared between threads.
  var sendable: Set<String> = []
  /// Types whose values cannot be copied.
  var noncopyable: Set<String> = []
  /// Those of other modules by what their identifiers end with.
  var classes: Set<String> = []
  var globalActors: Set<String> = ["MainActor"]
  /// Every associated type's own name.
  var associated: Set<String> = []
  /// Every name of a type, with those of the types it is in, and every associated type's own.
  var declared: Set<String> = []

  /// Of the standard library: what cannot be copied, or not outlive a call.
  private static let bound: Set = [
    "Atomic", "AtomicLazyReference", "Mutex", "MutableRawSpan", "MutableSpan", "OutputRawSpan", "OutputSpan", "RawSpan",
    "Span", "UTF8Span",
  ]

  private static let sendableOfStandardLibrary: Set = [
    "Bool", "Character", "Double", "Duration", "Error", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "Int128",
    "Never", "ObjectIdentifier", "Sendable", "StaticString", "String", "Substring", "UInt", "UInt8", "UInt16",
    "UInt32", "UInt64", "UInt128", "Void", "Date", "URL", "UUID", "Data",
  ]

  /// Collections that may be shared where their elements may.
  private static let transparent: Set = [
    "Array", "ArraySlice", "Dictionary", "Optional", "Range", "ClosedRange", "Set",
  ]

  func isNoncopyable(_ type: String) -> Bool {
    if isFunction(type) { return false }
    // Collections hold what can be copied; arrays of a fixed size anything.
    if type.hasPrefix("[") && !type.contains(" of ") { return false }
    // As in `any Resource & ~Copyable`.
    if type.contains("~") { return true }
    if type.hasSuffix("?"), let inside = String(type.dropLast()).parenthesized { return isNoncopyable(inside) }
    // An object and a pointer can be copied whatever they hold, and so can a type itself.
    let name = type.until("<?")
    if classes.contains(name) || type.hasSuffix(".Type") || name.hasPrefix("Unsafe") && !declared.contains(name) {
      return false
    }
    for name in type.qualifiedNames {
      if noncopyable.contains(name) || Self.bound.contains(name) { return true }
      let target = resolved(name)
      if target != name && isNoncopyable(target) { return true }
    }
    return false
  }

  /// Whether an attribute says who runs a requirement. Of other modules' global actors only the name tells.
  func isGlobalActor(_ attribute: String) -> Bool {
    globalActors.contains(attribute.without("@")) || attribute.hasSuffix("Actor")
  }

  /// Whether this is a closure, and not an optional one or one among others.
  func isFunction(_ type: String) -> Bool {
    let type = resolved(type)
    // The compiler leaves out what stands behind the second.
    if type.cut(at: "->") != nil || type.hasPrefix("nonisolated(nonsending)") { return true }
    guard let inside = type.parenthesized, inside.parts(at: ",").count == 1 else { return false }
    return isFunction(inside)
  }

  /// Whether values of the type may certainly be shared between threads. `also` are type parameters that may.
  func isSendable(_ type: String, also parameters: Set<String>) -> Bool {
    let type = resolved(type)
    if type.cut(at: "->") != nil { return type.until("(").contains("@Sendable") }
    if type.contains("->") { return isSendableByParts(type, also: parameters) }
    if type.contains("&") {
      let parts = type.parts(at: "&")
      return parts.count > 1 && parts.contains { isSendable($0, also: parameters) }
    }
    // A module may have its own type of a name.
    let known = sendable.subtracting(associated).union(Self.sendableOfStandardLibrary.subtracting(declared))
    // An existential with its type arguments is as shareable as its protocol; `Any` never is.
    let transparent = Self.transparent.subtracting(declared)
    return type.qualifiedNames.subtracting(["any"]).isSubset(of: known.union(transparent).union(parameters))
  }

  /// Of an optional, a tuple or a collection with a closure in it.
  private func isSendableByParts(_ type: String, also parameters: Set<String>) -> Bool {
    if type.hasSuffix("?") { return isSendable(String(type.dropLast()), also: parameters) }
    let isTuple = type.parenthesized != nil
    if !isTuple && !(type.hasPrefix("[") && type.hasSuffix("]")) { return false }
    for part in String(type.dropFirst().dropLast()).parts(at: ",") {
      let parts = part.parts(at: ":")
      for type in isTuple ? Array(parts.suffix(1)) : parts where !isSendable(type, also: parameters) { return false }
    }
    return true
  }

  /// How many optionals are in one another.
  func depthOfOptional(_ type: String) -> Int {
    let type = resolved(type)
    if type.cut(at: "->") != nil { return 0 }
    if type.hasSuffix("?") { return 1 + depthOfOptional(String(type.dropLast())) }
    if type.hasPrefix("Optional<") { return 1 + depthOfOptional(type.without("Optional").brackets?.0 ?? "") }
    guard let inside = type.parenthesized, inside.parts(at: ",").count == 1 else { return 0 }
    return depthOfOptional(inside)
  }

  /// What an alias stands for in the end; other types as they are.
  func resolved(_ type: String) -> String {
    var type = type
    // An alias may stand for another one, but not for itself.
    for _ in 0..<8 {
      guard let target = aliases[type] ?? aliases[type.withoutTypeArguments] else { break }
      type = target
    }
    return type
  }
}

extension String {
  /// `Box.Done` for `Box<Int>.Done`.
  fileprivate var withoutTypeArguments: String {
    guard let (name, rest) = cut(at: "<"), let (_, after) = rest.cut(at: ">") else { return self }
    return name + after
  }
}
