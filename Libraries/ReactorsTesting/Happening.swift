/// One thing that happened, or that should have.
enum Happening<State: Equatable>: Equatable {
  case change(State)
  case effect(String)

  var isChange: Bool {
    if case .change = self { true } else { false }
  }
}

extension Array {
  /// A line for each effect and for each part of the state that changed.
  func lines<State>(from state: State) -> [String] where Element == Happening<State> {
    var before = state
    return flatMap { happening -> [String] in
      switch happening {
      case .effect(let name): return ["effect: \(name)"]
      case .change(let state):
        defer { before = state }
        return changes(from: before, to: state)
      }
    }
  }
}

/// `rows: [] → ["Ana"]` for each stored property that is described differently.
private func changes<State: Equatable>(from old: State, to new: State) -> [String] {
  let (before, after) = (Mirror(reflecting: old), Mirror(reflecting: new))
  let isRecord = after.displayStyle == .struct && !after.children.isEmpty
  guard isRecord else { return ["state: \(String(reflecting: old)) → \(String(reflecting: new))"] }
  let lines = zip(before.children, after.children).compactMap { old, new -> String? in
    let (before, after) = (String(reflecting: old.value), String(reflecting: new.value))
    return before == after ? nil : "\(name(of: new.label)): \(before) → \(after)"
  }
  return lines.isEmpty ? [old == new ? "no change" : "state: changed in nothing that is described"] : lines
}

/// The property, of which a wrapper such as `@Pulse` stores `_name`.
private func name(of label: String?) -> String {
  let label = label ?? "state"
  return label.hasPrefix("_") ? String(label.dropFirst()) : label
}
