/// Writes the mock of one protocol.
struct MockWriter {
  private let mocked: MockedProtocol
  private let types: InterfaceTypes
  private let code: CodeWriter
  private let members: [[MockedMember]]

  init(_ mocked: MockedProtocol, types: InterfaceTypes, code: CodeWriter) throws(Unsupported) {
    self.mocked = mocked
    self.types = types
    self.code = code
    let builder = MockBuilder(mocked: mocked, types: types)
    var members: [[MockedMember]] = []
    for (requirement, name) in zip(mocked.requirements, try HandleNames(mocked.requirements).names) {
      members.append(try builder.members(of: requirement, named: name))
    }
    self.members = members
  }

  func write() {
    code.words = [
      "protocol": mocked.name, "Mock": mocked.mockName,
      // In a type with isolation of its own, what a test uses is free of it.
      "nonisolated": mocked.isIsolated ? " nonisolated" : "",
    ]
    begin()
    for binding in mocked.typeBindings {
      code.write("/// What `$protocol` fixes.")
      code.writeLine("public typealias \(binding.name) = \(binding.type)")
      code.write()
    }
    let witnesses = WitnessWriter(mocked: mocked, code: code)
    for members in members {
      for member in members { handle(of: member) }
      witnesses.write(members)
    }
    mockedMethods()
    initializer()
    identity()
    for member in members.joined() where !member.recordedArguments.isEmpty { callStruct(of: member) }
    code.write("}")
  }

  private func begin() {
    code.write("/// Answers for `$protocol` what it is told, and records what it is asked.")
    for attribute in mocked.availability { code.writeLine(attribute) }
    if let isolation = mocked.isolation { code.writeLine(isolation) }
    code.words["kind"] = mocked.isActor ? "actor" : "final class"
    code.words["where"] = mocked.constraints.isEmpty ? "" : " where " + mocked.constraints.joined(separator: ", ")
    let parameters = mocked.typeParameters.map(\.text)
    if parameters.isEmpty {
      code.write("public $kind $Mock: $protocol, Mock$where {")
    } else {
      code.list("public $kind $Mock<", parameters, ">: $protocol, Mock$where {")
    }
  }

  private func handle(of member: MockedMember) {
    let (type, arguments) = member.handleType
    code.words["requirement"] = member.displayName
    code.words["handle"] = member.handle
    code.words["type"] = type
    let handle = member.isStatic ? mocked.mockName + "." + member.handle : member.handle
    code.words["names"] = #"("\#(mocked.name)", "\#(member.displayName)", "\#(handle)")"#
    code.write("/// Answers and calls of `$requirement`.")
    if !member.isStatic {
      code.list("public$nonisolated let $handle = $type<", arguments, ">$names")
    } else if mocked.typeParameters.isEmpty {
      code.list("public$nonisolated static let $handle = $type<", arguments, ">$names")
    } else {
      code.property("public$nonisolated static var $handle:", "$type<", arguments, ">")
      code.closure(#"Mocking.staticMethod(of: Self.self, "$handle") {"#, ".init$names")
      code.write("}")
    }
    code.write()
  }

  private func mockedMethods() {
    code.write(
      """
      /// Every requirement, in the order of the protocol's source.
      public$nonisolated var mockedMethods: [any AnyMockedMethod] {
      """)
    code.list("[", members.joined().map { $0.isStatic ? $0.reference : $0.handle }, "]")
    code.write("}")
  }

  /// Properties can be answered by the initialiser: enough for a mock that is plain data.
  private func initializer() {
    let initializers = members.joined().filter { $0.kind == .initializer }
    if initializers.contains(where: { $0.declaration.parameters.isEmpty }) { return }
    let properties = members.joined().filter { member in
      member.kind == .getter && member.arguments.isEmpty && !member.isStatic && initializers.isEmpty
    }
    code.words["isolation"] = mocked.isActor ? "" : code.words["nonisolated"]
    code.write()
    if properties.isEmpty {
      code.write("/// A mock that has no answers yet.")
      return code.write("public$isolation init() {}")
    }
    code.write("/// A mock that answers these properties and nothing else yet.")
    let answers = properties.map { $0.declaration.name.quotedAsLabel + ": " + $0.answerType.optional + " = nil" }
    code.list("public$isolation init(", answers, ") {")
    for property in properties {
      code.words["handle"] = property.handle
      code.words["name"] = property.declaration.name.quotedIfKeyword
      // Swift 6.3 crashes where it is to make an optional of a tuple itself.
      let type = property.answerType
      let isTuple = type.optional == type && types.resolved(type.until("?")).hasPrefix("(")
      code.closure("if let $name {", isTuple ? "$handle.returns(.some($name))" : "$handle.returns($name)")
    }
    code.write("}")
  }

  private func identity() {
    let selves = [mocked.mockName, mocked.mockName]
    let isCompared = mocked.requirements.contains { requirement in
      requirement.declaration.name == "==" && requirement.declaration.parameters.map(\.type) == selves
    }
    if mocked.isEquatable && !isCompared {
      code.write(
        """

        /// A mock is equal to itself alone.
        public$nonisolated static func == (left: $Mock, right: $Mock) -> Bool {
        left === right
        }
        """)
    }
    guard mocked.isHashable else { return }
    if !mocked.requirements.contains(where: { $0.fullName == "hash(into:)" }) {
      code.write(
        """

        /// By its identity.
        public$nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
        }
        """)
    }
    guard mocked.isolation != nil else { return }
    code.write(
      """

      /// By its identity; what the compiler would add belongs to the actor.
      public nonisolated var hashValue: Int {
      ObjectIdentifier(self).hashValue
      }
      """)
  }

  private func callStruct(of member: MockedMember) {
    code.words["requirement"] = member.displayName
    code.words["Call"] = member.callName
    code.words["conformances"] = member.isCallSendable ? "MockCall, Sendable" : "MockCall"
    code.write(
      """

      /// The arguments of a call of `$requirement`.
      public struct $Call: $conformances {
      """)
    for argument in member.recordedArguments {
      code.writeLine("public let \(argument.name.quotedIfKeyword): \(argument.recordedType ?? "")")
    }
    code.write(
      """

      /// The arguments by their labels.
      public var mockedArguments: KeyValuePairs<String, Any?> {
      """)
    code.list("[", member.arguments.map(\.labelledValue), "]")
    code.write("}")
    code.write("}")
  }
}

extension MockedArgument {
  /// Its label and its value, in the struct of a call.
  fileprivate var labelledValue: String {
    let start = "\"" + label + "\": "
    guard recordedType != nil else { return start + "UnrecordedArgument()" }
    return start + name.quotedIfKeyword + (isDoublyOptional ? " as Any?" : "")
  }
}

extension String {
  /// The type or nil; an optional type is so already.
  fileprivate var optional: String {
    if hasSuffix("?") && !contains("->") { return self }
    return cut(at: " ") != nil ? "(\(self))?" : self + "?"
  }
}
