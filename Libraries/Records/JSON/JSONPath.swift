/// The way to a place inside a record, such as `events[3].price`.
enum JSONPath {
  /// The path to `offset`, in bytes that are valid JSON from `start` up to there. Empty at the top of the record.
  ///
  /// Only faults ask for it; so the parser itself keeps no path.
  static func path(to offset: Int, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> String {
    var steps: [Step] = []
    var scanner = JSONParser(bytes, from: start)
    var isNameNext = false
    while scanner.position < min(offset, bytes.count) {
      let byte = bytes[scanner.position]
      scanner.position += 1
      switch byte {
      case UInt8(ascii: "{"):
        steps.append(.member(nil))
        isNameNext = true
      case UInt8(ascii: "["): steps.append(.element(0))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = steps.popLast()
      case UInt8(ascii: ","):
        guard let step = steps.popLast() else { break }
        steps.append(step.next)
        isNameNext = step.isMember
      case UInt8(ascii: "\""):
        guard let text = try? scanner.string() else { return joined(steps) }
        guard isNameNext, steps.last?.isMember == true else { break }
        steps[steps.count - 1] = .member(text)
        isNameNext = false
      default: break
      }
    }
    return joined(steps)
  }

  private enum Step {
    case member(String?)
    case element(Int)

    var isMember: Bool {
      if case .member = self { true } else { false }
    }

    var next: Step {
      switch self {
      case .member: .member(nil)
      case .element(let index): .element(index + 1)
      }
    }
  }

  /// Steps beyond these tell a reader nothing more; a text may be nested into hundreds.
  private static let longest = 16

  private static func joined(_ steps: [Step]) -> String {
    let path = steps.prefix(longest).reduce(into: "") { path, step in
      switch step {
      case .member(let name?): path = appending(name, to: path)
      case .member(nil): break
      case .element(let index): path += "[\(index)]"
      }
    }
    return steps.count > longest ? path + "…" : path
  }

  /// The path to a member of what `path` leads to.
  static func appending(_ name: String, to path: String) -> String {
    path.isEmpty ? name : "\(path).\(name)"
  }
}
