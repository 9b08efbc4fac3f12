/// Decides how an argument of a requirement is kept and handed on.
struct ArgumentBuilder {
  let requirement: Requirement
  let erasure: Erasure
  let types: InterfaceTypes

  func arguments() throws(Unsupported) -> [MockedArgument] {
    var arguments: [MockedArgument] = []
    for parameter in requirement.declaration.parameters {
      let number = String(arguments.count + 1)
      let name = name(of: parameter, number)
      // Two arguments of a requirement may have one name; those of an implementation may not.
      let isTaken = arguments.contains { $0.name == name }
      arguments.append(try argument(parameter, named: isTaken ? name + number : name))
    }
    return arguments
  }

  private func argument(_ parameter: Parameter, named name: String) throws(Unsupported) -> MockedArgument {
    let type = parameter.type
    if type.hasPrefix("repeat ") { return try pack(parameter, name) }
    if type.contains("repeat each"), types.isFunction(type) { throw unsupported("a closure that takes a pack") }
    if erasure.isNoncopyable(type) { return try noncopyable(parameter, name) }
    if types.isFunction(type), !parameter.has("@escaping"), !parameter.isVariadic {
      return try nonescaping(parameter, name)
    }
    return try copyable(parameter, name)
  }

  private func copyable(_ parameter: Parameter, _ name: String) throws(Unsupported) -> MockedArgument {
    let argument = MockedArgument(
      label: parameter.label, name: name,
      type: parameter.declaredType(without: ["consuming", "borrowing", "__owned", "__shared", "_const"]))
    let erased = erasure.erased(parameter.type)
    let isErased = erased != parameter.type
    if parameter.has("inout") && isErased { throw unsupported("an inout argument of a type parameter") }
    // A closure that takes nothing but `Void` is a closure without arguments, unless that is spelt `()`.
    let isNothing = erased == "Void" || erased == "()"
    let type = parameter.isVariadic ? "[\(erased)]" : isNothing ? "()" : erased
    argument.recordedType = type
    argument.handlerType = type
    argument.isDoublyOptional = types.depthOfOptional(type) > 1
    if parameter.has("@escaping") && !isErased { argument.handlerType = "@escaping " + type }
    // An optional that becomes `Any` has to say that it means to.
    if erased == "Any" && !parameter.isVariadic { argument.value += " as Any" }
    argument.passed = isNothing && !parameter.isVariadic ? "()" : argument.value
    if parameter.has("inout") {
      argument.handlerType = "inout " + argument.handlerType
      argument.passed = "&" + name.quotedIfKeyword
    }
    return argument
  }

  private func nonescaping(_ parameter: Parameter, _ name: String) throws(Unsupported) -> MockedArgument {
    guard let erased = erasure.erasedFunction(parameter.type) else {
      throw unsupported("a closure that takes a value of a type parameter")
    }
    let argument = MockedArgument(label: parameter.label, name: name, type: parameter.declaredType())
    argument.handlerType = erased
    return argument
  }

  private func noncopyable(_ parameter: Parameter, _ name: String) throws(Unsupported) -> MockedArgument {
    if erasure.concerns(parameter.type) { throw unsupported("an argument of a type parameter that cannot be copied") }
    let argument = MockedArgument(label: parameter.label, name: name, type: parameter.declaredType())
    argument.handlerType = parameter.declaredType(without: ["sending", "isolated"])
    if parameter.has("consuming") || parameter.has("__owned") || parameter.has("sending") {
      argument.preparation = "var \(argument.value) = ConsumableArgument(\(argument.value))"
      argument.passed += ".take()"
    } else if parameter.has("inout") {
      argument.passed = "&" + argument.passed
    }
    return argument
  }

  private func pack(_ parameter: Parameter, _ name: String) throws(Unsupported) -> MockedArgument {
    if parameter.type.mentions(["inout", "borrowing", "consuming"]) {
      throw unsupported("a pack of anything but plain values")
    }
    let argument = MockedArgument(label: parameter.label, name: name, type: parameter.declaredType())
    argument.handlerType = "[Any]"
    argument.recordedType = "[Any]"
    argument.preparation = "let \(argument.value) = Mocking.packedArguments(repeat each \(argument.value))"
    return argument
  }

  /// Its own name, its label, or its number; not what a struct's property cannot be called.
  private func name(of parameter: Parameter, _ number: String) -> String {
    var name = parameter.name
    if name.isEmpty { name = parameter.label == "_" ? "argument" + number : parameter.label }
    let isTaken = ["self", "Self", "Type", "Protocol", "init", "mockedArguments"].contains(name)
    let isNewValue = requirement.declaration.hasSetter && name == "newValue"
    return isTaken || isNewValue || TakenNames.contain(name) ? name + "Argument" : name
  }

  private func unsupported(_ what: String) -> Unsupported {
    Unsupported(
      location: requirement.location, reason: "\(what) cannot be handed on by a mock: '\(requirement.fullName)'")
  }
}

extension Parameter {
  /// Its type and what stands before it, less some of that.
  fileprivate func declaredType(without dropped: Set<String> = []) -> String {
    // The compiler prints `sending inout`, and reads the other order only.
    var type = has("inout") ? "inout " : ""
    for word in specifiers where word != "inout" && !dropped.contains(word) { type += word + " " }
    type += writtenType
    return isVariadic ? type + "..." : type
  }
}
