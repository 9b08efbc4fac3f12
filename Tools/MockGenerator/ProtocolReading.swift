/// Puts a protocol together from its own declarations and from those of the protocols that it refines.
final class ProtocolReading {
  private let mocked: MockedProtocol
  private let types: InterfaceTypes
  private var constraints: [String] = []
  private var seen: Set<String> = []
  /// What protocols of the standard library require, by its full name.
  private var standard: [String: Declaration] = [:]

  private static let standardTypes: Set = [
    "AsyncIteratorProtocol", "Decoder", "Encoder", "Hashable", "IteratorProtocol",
  ]

  init(_ mocked: MockedProtocol, types: InterfaceTypes) {
    self.mocked = mocked
    self.types = types
  }

  func checkInheritance(of text: String, classes: Set<String>) throws(Unsupported) {
    let (declaration, _) = text.cut(at: " where ") ?? (text, "")
    guard let (_, parents) = declaration.cut(at: ":"),
      let superclass = parents.parts(at: ",").first(where: { classes.contains($0.until("<")) })
    else { return }
    throw unsupported("\(mocked.name) asks for a subclass of \(superclass), and a mock has no superclass")
  }

  func addStandardProtocols(_ names: [String]) throws(Unsupported) {
    mocked.isActor = names.contains("Actor")
    mocked.isEquatable = names.contains("Equatable")
    mocked.isHashable = names.contains("Hashable")
    if mocked.isActor && names.contains("Decodable") {
      throw unsupported("\(mocked.name) is an actor that is decoded, and a decoder cannot be handed to an actor")
    }
    // Their requirements are nobody's own, also where an actor runs the protocol's.
    let isolation = mocked.isIsolated ? "nonisolated " : ""
    for name in names {
      guard let requirements = StandardProtocols.requirements(of: name) else {
        throw unsupported("\(mocked.name) refines \(name), whose requirements MockGenerator does not know")
      }
      for requirement in requirements {
        // A module may have its own type of a name.
        let text = requirement.replacingNames {
          Self.standardTypes.contains($0) && types.declared.contains($0) ? "Swift." + $0 : nil
        }
        if text.hasPrefix("associatedtype ") {
          addAssociatedType(text)
        } else {
          let fullName = Declaration(text)?.fullName ?? text
          try addRequirement(isolation + text, fullName: fullName, location: mocked.location)
          standard[fullName] = mocked.requirements.last?.declaration
        }
      }
    }
  }

  func addConstraints(ofProtocol text: String) {
    guard let (_, written) = text.cut(at: " where ") else { return }
    for constraint in written.parts(at: ",") { constraints.append(withoutSelf(constraint)) }
  }

  func addRequirement(
    _ text: String, fullName: String, location: SourceLocation, availability: [String] = [], mangled: String = ""
  ) throws(Unsupported) {
    let text = withoutSelf(text)
    // A protocol may repeat what one that it refines requires.
    guard seen.insert(text).inserted else { return }
    if text.hasPrefix("associatedtype ") { return addAssociatedType(text) }
    guard let declaration = Declaration(text) else {
      throw Unsupported(location: location, reason: "no mock can be written for '\(text)'")
    }
    if let known = mocked.requirements.firstIndex(where: {
      $0.declaration.isRestated(by: declaration) || !mangled.isEmpty && $0.mangled == mangled
    }) {
      return try restate(mocked.requirements[known].declaration, as: declaration, fullName, location)
    }
    if standard["next()"] != nil && fullName == "next(isolation:)" {
      throw Unsupported(location: location, reason: "a mock of an iterator answers next(), and not \(fullName)")
    }
    let requirement = Requirement(declaration, fullName: fullName, location: location, availability: availability)
    requirement.mangled = mangled
    if mocked.isHashable, fullName == "hash(into:)" { freeFromActor(declaration) }
    if let repeated = standard[fullName] { replaceStandardRequirement(repeated, by: requirement) }
    for other in mocked.requirements where other.declaration.isRival(of: declaration) {
      throw Unsupported(location: location, reason: "no single '\(fullName)' meets both requirements of that name")
    }
    mocked.requirements.append(requirement)
  }

  private func restate(
    _ known: Declaration, as other: Declaration, _ fullName: String, _ location: SourceLocation
  ) throws(Unsupported) {
    if known.isImplicitlyUnwrapped != other.isImplicitlyUnwrapped {
      throw Unsupported(location: location, reason: "no single '\(fullName)' returns both an optional and one with '!'")
    }
    known.tighten(by: other)
    // What nobody runs, everybody may call.
    if known.attributes.first(where: types.isGlobalActor) != other.attributes.first(where: types.isGlobalActor) {
      known.attributes.removeAll(where: types.isGlobalActor)
      if !known.modifiers.contains("nonisolated") { known.modifiers.append("nonisolated") }
    }
  }

  /// A protocol may say more exactly what one of the standard library requires: `Identifiable` with an `id` of `Int`.
  private func replaceStandardRequirement(_ repeated: Declaration, by requirement: Requirement) {
    let fullName = requirement.fullName
    // It is another one if it takes other types, but for those that each sequence has of its own.
    let parameters = mocked.parameterNames
    for (old, new) in zip(repeated.parameters, requirement.declaration.parameters) {
      if old.type != new.type, !parameters.contains(old.type), mocked.boundType(old.type) == nil { return }
    }
    if let index = mocked.requirements.firstIndex(where: { $0.fullName == fullName }) {
      mocked.requirements.remove(at: index)
    }
    standard[fullName] = nil
    freeFromActor(requirement.declaration)
    if let type = repeated.result, let exact = requirement.declaration.result, type != exact,
      mocked.parameterNames.contains(type)
    {
      mocked.bind(type, to: exact)
    }
  }

  /// What the standard library asks for belongs to no actor, whatever the protocol says of it.
  private func freeFromActor(_ declaration: Declaration) {
    guard mocked.isIsolated else { return }
    declaration.attributes.removeAll { $0 == mocked.isolation }
    if !declaration.modifiers.contains("nonisolated") { declaration.modifiers.append("nonisolated") }
  }

  private func addAssociatedType(_ text: String) {
    var rest = text.without("associatedtype ")
    if let (before, after) = rest.cut(at: " where ") {
      constraints += after.parts(at: ",")
      rest = before
    }
    let (written, _) = rest.cut(at: " = ") ?? (rest, "")
    let parameter = TypeParameter(written)
    if let index = mocked.typeParameters.firstIndex(where: { $0.name == parameter.name }) {
      mocked.typeParameters[index].bounds += parameter.bounds
    } else {
      mocked.typeParameters.append(parameter)
    }
  }

  /// `Self.Element` as `Element`, which is a type parameter of the mock, and `Self` as the mock.
  private func withoutSelf(_ text: String) -> String {
    let text = text.replacingNames { $0 == "Self" ? "\0" : nil }
    let parts = text.split(separator: "\0", omittingEmptySubsequences: false).map { String($0) }
    var result = parts[0]
    for part in parts.dropFirst() {
      let isArgument = result.hasSuffix("(") || result.hasSuffix(", ")
      if isArgument && part.until("(),.").contains(":") {
        result += "Self" + part
      } else if part.hasPrefix("."), part.without(".").until(" .,:?!()[]<>") != "Type" {
        result += part.without(".")
      } else {
        result += mocked.mockName + part
      }
    }
    return result
  }

  /// Type parameters that are fixed become aliases; what is left are constraints between type parameters.
  func finished() throws(Unsupported) -> MockedProtocol {
    // What an asynchronous sequence throws is what its iterator throws.
    let iterates = mocked.parameterNames.contains("AsyncIterator")
    var open = constraints.map { $0.replacingNames { iterates && $0 == "Failure" ? "AsyncIterator.Failure" : nil } }
    var count = -1
    // What one constraint fixes may let another one fix more.
    while count != mocked.typeBindings.count {
      count = mocked.typeBindings.count
      open = mocked.bind(by: open)
    }
    if let closure = mocked.typeBindings.first(where: { types.isFunction($0.type) }) {
      throw unsupported(
        "\(mocked.name) fixes \(closure.name) to a closure, of which mocks cannot say whether it escapes")
    }
    if let selfish = open.first(where: { $0.mentions([mocked.mockName]) }) {
      throw unsupported("a mock of \(mocked.name) would be a type parameter of itself: '\(selfish)'")
    }
    let parameters = mocked.parameterNames
    for constraint in open where constraint.mentions(parameters) {
      guard let (left, right) = constraint.cut(at: " == ") else {
        mocked.constraints.append(constraint)
        continue
      }
      if left == right { continue }
      // The side that is a type parameter has to stand first.
      mocked.constraints.append(left.mentions(parameters) ? constraint : right + " == " + left)
    }
    return mocked
  }

  private func unsupported(_ reason: String) -> Unsupported { Unsupported(location: mocked.location, reason: reason) }
}

extension MockedProtocol {
  fileprivate var parameterNames: Set<String> { Set(typeParameters.map(\.name)) }

  fileprivate func bind(_ name: String, to type: String) {
    typeParameters.removeAll { $0.name == name }
    typeBindings.append((name, type))
  }

  /// Fixes what constraints say is a certain type; returns the others, with what is fixed filled in.
  fileprivate func bind(by constraints: [String]) -> [String] {
    var open: [String] = []
    for written in constraints {
      var constraint = written
      for _ in typeBindings { constraint = constraint.replacingNames(boundType) }
      let isMet = constraint != written && !constraint.mentions(parameterNames)
      if isMet || open.contains(constraint) || isBound(by: constraint) { continue }
      open.append(constraint)
    }
    return open
  }

  fileprivate func boundType(_ name: String) -> String? { typeBindings.first { $0.name == name }?.type }

  /// Fixes a type parameter, if the constraint says that it is a certain type.
  private func isBound(by constraint: String) -> Bool {
    guard let (left, right) = constraint.cut(at: " == ") else { return false }
    for (name, type) in [(left.trimmed, right.trimmed), (right.trimmed, left.trimmed)] {
      guard let parameter = typeParameters.first(where: { $0.name == name }), !type.mentions([name]) else { continue }
      if let other = typeParameters.firstIndex(where: { $0.name == type }) {
        for bound in parameter.bounds where !typeParameters[other].bounds.contains(bound) {
          typeParameters[other].bounds.append(bound)
        }
      } else if type.mentions(parameterNames) {
        // What `[Key]` conforms to may ask more of `Key`, and `Other.Element` is no type of its own.
        let isMember = type.allSatisfy { $0.isNameCharacter || $0 == "." }
        if isMember || !parameter.bounds.isEmpty { continue }
      }
      bind(name, to: type)
      return true
    }
    return false
  }
}
