/// Names for the handles of a mock: `item(_:)` is answered by `onItem`. Where several requirements have one name, their
/// labels tell them apart: `items(ids:)` by `onItemsIds`; where these do not, their arguments' names and types do.
struct HandleNames {
  /// The names of the handles without `on`, in the order of the requirements.
  private(set) var names: [String] = []
  /// What is left to try for each of them.
  private var choices: [[String]] = []

  init(_ requirements: [Requirement]) throws(Unsupported) {
    for requirement in requirements {
      choices.append(requirement.declaration.namesOfHandle)
      names.append("")
    }
    let taken = requirements.map(\.declaration.name)
    var clashing = Array(names.indices)
    while !clashing.isEmpty {
      for index in clashing {
        guard !choices[index].isEmpty else { throw requirements[index].clash }
        let name = choices[index].removeFirst()
        let isTaken = taken.contains("on" + name) || taken.contains("onSet" + name)
        names[index] = isTaken ? name + "Requirement" : name
      }
      clashing = placesOfClashes(between: requirements)
    }
  }

  /// The places of names that are not the only ones.
  private func placesOfClashes(between requirements: [Requirement]) -> [Int] {
    var taken = names
    for index in names.indices where requirements[index].declaration.hasSetter { taken.append("Set" + names[index]) }
    return names.indices.filter { index in taken.count { $0 == names[index] } > 1 }
  }
}

extension Requirement {
  fileprivate var clash: Unsupported {
    Unsupported(
      location: location,
      reason: "nothing tells '\(fullName)' apart from another requirement, unless capitals do")
  }
}

extension Declaration {
  /// Names for its handle, each with more in it than the one before.
  fileprivate var namesOfHandle: [String] {
    let name = name.spelledOut.capitalizedFirst
    var (labels, argumentNames, types) = (name, name, "")
    for parameter in parameters {
      let label = parameter.label == "_" ? "" : parameter.label
      labels += label.capitalizedFirst
      argumentNames += (label.isEmpty ? parameter.name : label).capitalizedFirst
      types += parameter.type.inLetters
    }
    var rest = ""
    for constraint in genericParameters + constraints { rest += constraint.inLetters }
    rest += "Returning" + (result?.inLetters ?? "Nothing")
    if effects.isAsync { rest += "Async" }
    if isStatic { rest += "Static" }
    return [name, labels, argumentNames, labels + types, labels + types + rest]
  }
}

extension Character {
  /// Such as `U2022`.
  fileprivate var codePoints: String {
    var text = ""
    for scalar in unicodeScalars { text += "U" + String(scalar.value, radix: 16, uppercase: true) }
    return text
  }
}

extension String {
  /// A type in letters only, such as `ArrayInt`, as far as letters can tell types apart.
  fileprivate var inLetters: String {
    let text = replacing("[", with: " Array ").replacing("?", with: " Optional ").replacing("->", with: " To ")
    var letters = ""
    for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      letters += String(word).capitalizedFirst
    }
    return letters
  }

  /// An operator in words.
  fileprivate var spelledOut: String {
    let words: [Character: String] = [
      "+": "Plus", "-": "Minus", "*": "Times", "/": "Over", "%": "Percent", "<": "Less", ">": "Greater", "=": "Equal",
      "!": "Not", "&": "And", "|": "Or", "^": "Xor", "~": "Tilde", "?": "Question", ".": "Dot",
    ]
    var text = ""
    for character in self {
      text += words[character] ?? (character.isNameCharacter ? String(character) : character.codePoints)
    }
    return text
  }
}
