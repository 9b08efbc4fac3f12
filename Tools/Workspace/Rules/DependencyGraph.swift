/// Which target of the package needs which.
struct DependencyGraph: Sendable {
  static let wayOut =
    "Let one of them ask through an interface that the other implements, or move what both need below."

  /// The targets in the manifest's order.
  private let targets: [String]
  private var needs: [String: [String]]

  /// The dependencies between targets of the package as the manifest declares them.
  init(declaredBy package: PackageModel) {
    targets = package.modules.map(\.target)
    needs = Dictionary(
      package.modules.map { ($0.target, $0.dependencies.compactMap(\.target)) }, uniquingKeysWith: { first, _ in first }
    )
  }

  mutating func add(_ target: String, needs other: String) {
    needs[target, default: []].append(other)
  }

  /// A shortest way from one target to another along what they need, both included; nil where there is none.
  func path(from start: String, to end: String) -> [String]? {
    var reached: [String: String?] = [start: nil]
    var queue = [start][...]
    while let next = queue.popFirst() {
      if next == end { return Array(sequence(first: end) { reached[$0] ?? nil }).reversed() }
      for other in needs[next] ?? [] where reached[other] == nil {
        reached.updateValue(next, forKey: other)
        queue.append(other)
      }
    }
    return nil
  }

  /// The cycles, each named once by its way round. Where cycles share targets, one of them stands for all.
  func cycles() -> [[String]] {
    var found: [[String]] = []
    for target in targets where !found.contains(where: { $0.contains(target) }) {
      let ways = (needs[target] ?? []).compactMap { path(from: $0, to: target) }
      if let shortest = ways.min(by: { $0.count < $1.count }) { found.append([target] + shortest) }
    }
    return found
  }
}
