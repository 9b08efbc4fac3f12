/// Names for the handles of a mock: `item(_:)` is answered by `onItem`. Where several requirements have one name, their
/// labels tell them apart: `items(ids:)` by `onItemsIds`; where these do not, their arguments' names and types do.
struct HandleNames {
  private let names: [String]

  /// What is added to a name, one after the other, until no two are alike.
  private enum Detail: Int, CaseIterable, Comparable {
    case name, labels, argumentNames, types, result

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  init(_ requirements: [Requirement]) throws(Unsupported) {
    let taken = Set(requirements.map(\.declaration.name))
    var details = requirements.map { _ in Detail.name }
    while true {
      let names = zip(requirements, details).map { requirement, detail in
        let name = Self.name(of: requirement, with: detail)
        return taken.contains("on\(name)") ? "\(name)Requirement" : name
      }
      let setters = Set(zip(requirements, names).filter(\.0.declaration.hasSetter).map { "Set\($0.1)" })
      let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
      let clashing = names.indices.filter { index in
        counts[names[index]] != 1 || setters.contains(names[index])
      }
      guard !clashing.isEmpty else {
        self.names = names
        return
      }
      for index in clashing {
        guard let next = Detail(rawValue: details[index].rawValue + 1) else {
          throw Unsupported(
            location: requirements[index].location,
            reason: "nothing tells '\(requirements[index].fullName)' apart from another requirement")
        }
        details[index] = next
      }
    }
  }

  /// The name of the handle of the requirement at this place, without `on`.
  subscript(index: Int) -> String { names[index] }

  private static func name(of requirement: Requirement, with detail: Detail) -> String {
    let declaration = requirement.declaration
    var parts = [word(declaration.name)]
    switch detail {
    case .name: break
    case .argumentNames: parts += declaration.parameters.map { $0.label == "_" ? $0.name : $0.label }
    default: parts += declaration.parameters.map(\.label).filter { $0 != "_" }
    }
    if detail >= .types { parts += declaration.parameters.map { words($0.type) } }
    if detail >= .result {
      parts += (declaration.genericParameters + declaration.constraints).map(words)
      parts += ["Returning", declaration.result.map(words) ?? "Nothing"]
      parts += (declaration.effects.isAsync ? ["Async"] : []) + (declaration.isStatic ? ["Static"] : [])
    }
    return parts.map(\.capitalizedFirst).joined()
  }

  /// A type in letters only, such as `ArrayInt`, as far as letters can tell types apart.
  private static func words(_ type: String) -> String {
    let text = type.replacing("[", with: " Array ").replacing("?", with: " Optional ").replacing("->", with: " To ")
    return text.split { !$0.isLetter && !$0.isNumber }.map { String($0).capitalizedFirst }.joined()
  }

  /// An operator in words.
  private static func word(_ name: String) -> String {
    let words: [Character: String] = [
      "+": "Plus", "-": "Minus", "*": "Times", "/": "Over", "%": "Percent", "<": "Less", ">": "Greater", "=": "Equal",
      "!": "Not", "&": "And", "|": "Or", "^": "Xor", "~": "Tilde", "?": "Question", ".": "Dot",
    ]
    return name.map { words[$0] ?? String($0) }.joined()
  }
}
