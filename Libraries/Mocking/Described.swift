/// A value in few words, the same in every run: texts in quotes, optionals without their wrapping, sets and dictionaries
/// in order, long things by their beginning.
func described(_ value: Any) -> String {
  switch value {
  case let text as String: return String(reflecting: text)
  case let character as Character: return String(reflecting: character)
  case let mock as any Mock: return structure(type(of: mock), mock.mockedMethods.compactMap(answeredProperty))
  case is Void: return ""
  default: break
  }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional: return mirror.children.first.map { described($0.value) } ?? "nil"
  case .collection: return "[\(listed(mirror.children.map { described($0.value) }))]"
  case .set: return "[\(listed(mirror.children.map { described($0.value) }.sorted()))]"
  case .dictionary:
    let pairs = mirror.children.map { pair in
      Mirror(reflecting: pair.value).children.map { described($0.value) }.joined(separator: ": ")
    }
    return pairs.isEmpty ? "[:]" : "[\(listed(pairs.sorted()))]"
  case .struct where !(value is any CustomStringConvertible):
    return structure(type(of: value), mirror.children.map { ($0.label ?? "_", $0.value) })
  default: return String(describing: value)
  }
}

private func listed(_ elements: [String]) -> String {
  let shown = elements.prefix(8)
  let rest = elements.count > shown.count ? ["\(elements.count - shown.count) more"] : []
  return (shown + rest).joined(separator: ", ")
}

/// A value by its type and its first properties: enough to tell it from others, short enough for a line.
private func structure(_ type: Any.Type, _ properties: [(name: String, value: Any)]) -> String {
  let shown = properties.prefix(3).map { "\($0.name): \(described($0.value))" }
  let rest = properties.count > shown.count ? ["…"] : []
  return "\(type)(\((shown + rest).joined(separator: ", ")))"
}

/// A property of a mock by the value that it would answer. Asking the property itself would count as a call.
private func answeredProperty(_ method: any AnyMockedMethod) -> (name: String, value: Any)? {
  (method as? any AnsweredProperty)?.answeredProperty
}

private protocol AnsweredProperty {
  var answeredProperty: (name: String, value: Any)? { get }
}

extension MockedMethod: AnsweredProperty {
  fileprivate var answeredProperty: (name: String, value: Any)? {
    guard !identity.requirement.contains("("), case .returns(let value) = state.withLock(\.outcomes.first) else {
      return nil
    }
    return (identity.requirement, value)
  }
}
