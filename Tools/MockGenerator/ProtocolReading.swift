/// Puts a protocol together from its own declarations and from those of the protocols that it refines.
struct ProtocolReading {
  private var mocked: MockedProtocol
  private var constraints: [String] = []
  private var seen: Set<String> = []
  /// What protocols of the standard library require, by its full name.
  private var standard: [String: Declaration] = [:]

  init(_ mocked: MockedProtocol) {
    self.mocked = mocked
  }

  mutating func addInheritance(of text: String, classes: Set<String>) throws(Unsupported) {
    let parents = text.prefix(upTo: SwiftText(text).firstRange(of: " where ")?.lowerBound ?? text.endIndex)
    guard let colon = SwiftText(parents).firstRange(of: ":") else { return }
    let superclass = SwiftText(parents[colon.upperBound...]).split(at: ",").first { classes.contains($0) }
    if let superclass {
      throw Unsupported(
        location: mocked.location,
        reason: "\(mocked.name) asks for a subclass of \(superclass), and a mock has no superclass")
    }
  }

  mutating func addStandardProtocols(_ names: [String]) throws(Unsupported) {
    mocked.isActor = names.contains("Actor")
    mocked.isEquatable = names.contains("Equatable")
    mocked.isHashable = names.contains("Hashable")
    // Their requirements are nobody's own, also where an actor runs the protocol's.
    let isolation = mocked.isActor || mocked.isolation != nil ? "nonisolated " : ""
    for name in names {
      guard let requirements = StandardProtocols.requirements(of: name) else {
        throw Unsupported(
          location: mocked.location,
          reason: "\(mocked.name) refines \(name), whose requirements MockGenerator does not know")
      }
      for text in requirements {
        if text.hasPrefix("associatedtype ") {
          addAssociatedType(text)
        } else {
          let fullName = DeclarationParser.fullName(of: text)
          try addRequirement(isolation + text, fullName: fullName, location: mocked.location)
          standard[fullName] = mocked.requirements.last?.declaration
        }
      }
    }
  }

  mutating func addConstraints(ofProtocol text: String) {
    guard let range = SwiftText(text).firstRange(of: " where ") else { return }
    constraints += SwiftText(text[range.upperBound...]).split(at: ",").map(withoutSelf)
  }

  mutating func addRequirement(
    _ text: String, fullName: String, location: SourceLocation, availability: [String] = []
  ) throws(Unsupported) {
    let text = withoutSelf(text)
    // A protocol may repeat what one that it refines requires.
    guard seen.insert(text).inserted else { return }
    if text.hasPrefix("associatedtype ") { return addAssociatedType(text) }
    let number = mocked.requirements.count
    let declaration: Declaration
    do throws(DeclarationParser.ParseFailure) {
      declaration = try DeclarationParser.parse(text)
    } catch {
      throw Unsupported(location: location, reason: "no mock can be written for '\(text)'")
    }
    let known = mocked.requirements.firstIndex { $0.fullName == fullName && $0.declaration.isRestated(by: declaration) }
    if let known {
      mocked.requirements[known].declaration.tighten(by: declaration)
      return
    }
    mocked.requirements.append(
      Requirement(declaration: declaration, fullName: fullName, location: location, availability: availability))
    if let repeated = standard[fullName] { replaceStandardRequirement(fullName, repeated, before: number) }
  }

  /// A protocol may say more exactly what one of the standard library requires: `Identifiable` with an `id` of `Int`.
  private mutating func replaceStandardRequirement(_ fullName: String, _ declaration: Declaration, before number: Int) {
    if let index = mocked.requirements[..<number].firstIndex(where: { $0.fullName == fullName }) {
      mocked.requirements.remove(at: index)
    }
    standard[fullName] = nil
    if mocked.isActor || mocked.isolation != nil {
      // What the standard library asks for belongs to no actor, whatever the protocol says of it.
      let last = mocked.requirements.count - 1
      mocked.requirements[last].declaration.attributes.removeAll { $0 == mocked.isolation }
      mocked.requirements[last].declaration.modifiers.append("nonisolated")
    }
    guard let type = declaration.result, let exact = mocked.requirements.last?.declaration.result, type != exact,
      mocked.typeParameters.contains(where: { $0.name == type })
    else { return }
    mocked.bind(type, to: exact)
  }

  private mutating func addAssociatedType(_ text: String) {
    var rest = text.dropFirst("associatedtype ".count)
    if let range = SwiftText(rest).firstRange(of: " where ") {
      constraints += SwiftText(rest[range.upperBound...]).split(at: ",")
      rest = rest[..<range.lowerBound]
    }
    if let range = SwiftText(rest).firstRange(of: " = ") { rest = rest[..<range.lowerBound] }
    let parameter = TypeParameter(String(rest))
    if let index = mocked.typeParameters.firstIndex(where: { $0.name == parameter.name }) {
      mocked.typeParameters[index].bounds += parameter.bounds
    } else {
      mocked.typeParameters.append(parameter)
    }
  }

  /// `Self.Element` as `Element`, which is a type parameter of the mock, and `Self` as the mock.
  private func withoutSelf(_ text: String) -> String {
    let mockName = mocked.mockName
    return SwiftText(text.replacing("Self.", with: "")).replacingNames { $0 == "Self" ? mockName : nil }
  }

  /// Type parameters that are fixed become aliases; what is left are constraints between type parameters.
  func finished() throws(Unsupported) -> MockedProtocol {
    var mocked = mocked
    var open: [String] = []
    // What an asynchronous sequence throws is what its iterator throws.
    let iterates = mocked.typeParameters.contains { $0.name == "AsyncIterator" }
    let constraints = constraints.map { constraint in
      SwiftText(constraint).replacingNames { iterates && $0 == "Failure" ? "AsyncIterator.Failure" : nil }
    }
    for constraint in constraints where !open.contains(constraint) {
      guard let range = SwiftText(constraint).firstRange(of: " == ") else {
        open.append(constraint)
        continue
      }
      let sides = (constraint[..<range.lowerBound].trimmed, constraint[range.upperBound...].trimmed)
      let parameters = Set(mocked.typeParameters.map(\.name))
      if parameters.contains(sides.0), SwiftText(sides.1).names.isDisjoint(with: parameters) {
        mocked.bind(sides.0, to: sides.1)
      } else if parameters.contains(sides.1), SwiftText(sides.0).names.isDisjoint(with: parameters) {
        mocked.bind(sides.1, to: sides.0)
      } else {
        open.append(constraint)
      }
    }
    if let selfish = open.first(where: { SwiftText($0).names.contains(mocked.mockName) }) {
      throw Unsupported(
        location: mocked.location,
        reason: "a mock of \(mocked.name) would be a type parameter of itself: '\(selfish)'")
    }
    let bindings = Dictionary(mocked.typeBindings.map { ($0.name, $0.type) }) { first, _ in first }
    let parameters = Set(mocked.typeParameters.map(\.name))
    mocked.constraints = open.compactMap { constraint in
      let constraint = SwiftText(constraint).replacingNames { bindings[$0] }
      guard !SwiftText(constraint).names.isDisjoint(with: parameters) else { return nil }
      // The side that is a type parameter has to stand first.
      let sides = constraint.split(separator: " == ", maxSplits: 1).map(String.init)
      guard sides.count == 2, SwiftText(sides[0]).names.isDisjoint(with: parameters) else { return constraint }
      return "\(sides[1]) == \(sides[0])"
    }
    return mocked
  }
}

extension MockedProtocol {
  fileprivate mutating func bind(_ name: String, to type: String) {
    typeParameters.removeAll { $0.name == name }
    typeBindings.append((name, type))
  }
}
