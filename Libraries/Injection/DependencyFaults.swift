/// All that is wrong with a container, found before anything runs.
public struct DependencyFaults: Error, Sendable, Equatable, CustomStringConvertible {
  /// At least one.
  public let faults: [DependencyFault]

  init(_ faults: [DependencyFault]) {
    self.faults = faults
  }

  /// One sentence of what is wrong and one of the way out per fault, each on a line.
  public var description: String {
    guard faults.count > 1 else { return faults.map(\.description).joined() }
    let lines = faults.enumerated().map { "\($0 + 1). \($1)" }
    return (["The container has \(faults.count) faults:"] + lines).joined(separator: "\n")
  }
}

/// One thing that is wrong with a container.
public enum DependencyFault: Sendable, Equatable {
  /// A registration, or a call of `verify` or `resolve`, that asks for something.
  public struct Requirer: Sendable, Equatable {
    /// The registered type; nil for a call.
    public let name: String?

    /// Where it asks.
    public let place: SourcePlace
  }

  /// A registration on a cycle.
  public struct Link: Sendable, Equatable {
    /// The registered type.
    public let name: String

    /// Where it is registered.
    public let place: SourcePlace

    /// Whether it is only another type of the next one, and so cannot become a lazy.
    public let isAlias: Bool
  }

  /// Nothing is registered for a type that somebody requires; `nearest` is the registered name that looks most like it.
  case missing(String, requiredBy: [Requirer], nearest: String?)

  /// One type is registered more than once.
  case duplicate(String, places: [SourcePlace])

  /// Objects that would have to be built before each other: each asks for the next, and the last for the first.
  case cycle([Link])

  /// Registered when the container was already verified.
  case late(String, place: SourcePlace)
}

extension DependencyFault: CustomStringConvertible {
  /// What is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .missing(let name, let requirers, let nearest):
      let who = requirers.isEmpty ? "" : ", required by \(requirers.map(\.description).joined(separator: ", "))"
      let hint = nearest.map { " The nearest registered name is \($0)." } ?? ""
      return "Nothing is registered for \(name)\(who).\(hint)"
    case .duplicate(let name, let places):
      let all = places.map(\.description).joined(separator: " and at ")
      return "\(name) is registered \(places.count) times: at \(all). Keep one, or override it in a child container."
    case .cycle(let links):
      return "Cycle of built objects: \(chain(links)).\(wayOut(links))"
    case .late(let name, let place):
      return "\(name) is registered at \(place), after verify. Register it before, or in a child container."
    }
  }

  private func chain(_ links: [Link]) -> String {
    let names = links.map { "\($0.name) (\($0.place))" } + links.prefix(1).map(\.name)
    return names.joined(separator: " → ")
  }

  private func wayOut(_ links: [Link]) -> String {
    guard let index = links.lastIndex(where: { !$0.isAlias }) else { return "" }
    let target = links[(index + 1) % links.count].name
    return " Make \(target) a lazy: at \(links[index].place) move it from building: to requires:."
  }
}

extension DependencyFault.Requirer: CustomStringConvertible {
  /// Who, and where.
  public var description: String { name.map { "\($0) (\(place))" } ?? "the call at \(place)" }
}
