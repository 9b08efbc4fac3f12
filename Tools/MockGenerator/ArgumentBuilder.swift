/// Decides how an argument of a requirement is kept and handed on.
struct ArgumentBuilder {
  let requirement: Requirement
  let erasure: Erasure
  let types: InterfaceTypes

  func arguments() throws(Unsupported) -> [MockedArgument] {
    var arguments: [MockedArgument] = []
    for (index, parameter) in requirement.declaration.parameters.enumerated() {
      let name = name(of: parameter, at: index)
      // Two arguments of a requirement may have one name; those of an implementation may not.
      let isTaken = arguments.contains { $0.name == name }
      arguments.append(try argument(parameter, named: isTaken ? "\(name)\(index + 1)" : name))
    }
    return arguments
  }

  private func argument(_ parameter: Parameter, named name: String) throws(Unsupported) -> MockedArgument {
    if parameter.type.hasPrefix("repeat ") { return pack(parameter, name) }
    if isNoncopyable(parameter.type) { return try noncopyable(parameter, name) }
    if types.isFunction(parameter.type), !parameter.has("@escaping"), !parameter.isVariadic {
      return try nonescaping(parameter, name)
    }
    return try copyable(parameter, name)
  }

  private func copyable(_ parameter: Parameter, _ name: String) throws(Unsupported) -> MockedArgument {
    let value = name.quotedIfKeyword
    let erased = erasure.erased(parameter.type)
    if parameter.has("inout") && erased != parameter.type {
      throw unsupported("an inout argument of a type parameter")
    }
    // A closure that takes nothing but `Void` is a closure without arguments, unless that is spelt `()`.
    let isNothing = erased == "Void" || erased == "()"
    let type = parameter.isVariadic ? "[\(erased)]" : isNothing ? "()" : erased
    let handlerSpecifiers = parameter.specifiers.filter { word in
      word == "inout" || word == "@escaping" && erased == parameter.type
    }
    // An optional that becomes `Any` has to say that it means to.
    let kept = erased == "Any" && !parameter.isVariadic ? "\(value) as Any" : value
    return MockedArgument(
      label: parameter.label, name: name,
      declaredType: declaredType(parameter, without: ["consuming", "borrowing", "__owned", "__shared", "_const"]),
      handlerType: (handlerSpecifiers + [type]).joined(separator: " "), recordedType: type, value: kept,
      passed: parameter.has("inout") ? "&\(value)" : isNothing && !parameter.isVariadic ? "()" : kept)
  }

  private func nonescaping(_ parameter: Parameter, _ name: String) throws(Unsupported) -> MockedArgument {
    guard let erased = erasure.erasedFunction(parameter.type) else {
      throw unsupported("a closure that takes a value of a type parameter")
    }
    return MockedArgument(
      label: parameter.label, name: name, declaredType: declaredType(parameter, without: []), handlerType: erased,
      recordedType: nil, value: name.quotedIfKeyword, passed: name.quotedIfKeyword)
  }

  private func noncopyable(_ parameter: Parameter, _ name: String) throws(Unsupported) -> MockedArgument {
    if erasure.concerns(parameter.type) { throw unsupported("an argument of a type parameter that cannot be copied") }
    let value = name.quotedIfKeyword
    let type = declaredType(parameter, without: ["sending", "isolated"])
    let isConsumed = parameter.has("consuming") || parameter.has("__owned") || parameter.has("sending")
    return MockedArgument(
      label: parameter.label, name: name, declaredType: declaredType(parameter, without: []), handlerType: type,
      recordedType: nil, preparation: isConsumed ? "var \(value) = ConsumableArgument(\(value))" : nil, value: value,
      passed: isConsumed ? "\(value).take()" : parameter.has("inout") ? "&\(value)" : value)
  }

  private func pack(_ parameter: Parameter, _ name: String) -> MockedArgument {
    let value = name.quotedIfKeyword
    return MockedArgument(
      label: parameter.label, name: name, declaredType: declaredType(parameter, without: []), handlerType: "[Any]",
      recordedType: "[Any]", preparation: "let \(value) = Mocking.packedArguments(repeat each \(value))", value: value,
      passed: value)
  }

  private func isNoncopyable(_ type: String) -> Bool {
    types.isNoncopyable(type) || !SwiftText(type).names.isDisjoint(with: erasure.noncopyable)
  }

  private func declaredType(_ parameter: Parameter, without dropped: Set<String>) -> String {
    // The compiler prints `sending inout`, and reads the other order only.
    let first = parameter.specifiers.filter { $0 == "inout" }
    let specifiers = first + parameter.specifiers.filter { $0 != "inout" && !dropped.contains($0) }
    return (specifiers + [parameter.writtenType]).joined(separator: " ") + (parameter.isVariadic ? "..." : "")
  }

  /// Its own name, its label, or its number; not what a struct's property cannot be called.
  private func name(of parameter: Parameter, at index: Int) -> String {
    let name =
      if !parameter.name.isEmpty {
        parameter.name
      } else if parameter.label != "_" {
        parameter.label
      } else {
        "argument\(index + 1)"
      }
    return ["self", "Self", "Type", "Protocol", "init", "mockedArguments"].contains(name) ? "\(name)Argument" : name
  }

  private func unsupported(_ what: String) -> Unsupported {
    Unsupported(
      location: requirement.location, reason: "\(what) cannot be handed on by a mock: '\(requirement.fullName)'")
  }
}
