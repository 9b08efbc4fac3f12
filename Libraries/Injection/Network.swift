/// Declarations as numbered nodes with edges to what they require. Requirements that nobody declared have no edge.
struct Network {
  struct Edges {
    var all: [Int] = []
    var built: [Int] = []
  }

  let declarations: [Declaration]
  let edges: [Edges]

  init(_ declarations: [Declaration]) {
    self.declarations = declarations
    let nodes = Dictionary(
      declarations.enumerated().map { ($1.type.key, $0) }, uniquingKeysWith: { first, _ in first })
    edges = declarations.map { declaration in
      var edges = Edges()
      for requirement in declaration.requirements {
        guard let node = nodes[requirement.type.key] else { continue }
        edges.all.append(node)
        if requirement.kind == .built { edges.built.append(node) }
      }
      return edges
    }
  }

  /// An alias lives as long as the object behind it, which a child container may have replaced.
  func lifetime(of node: Int) -> Lifetime {
    guard declarations[node].isAlias, let source = edges[node].all.first else { return declarations[node].lifetime }
    return declarations[source].lifetime
  }

  /// The nodes of these types, and all from which requirements lead to one of them.
  func nodesReaching(_ types: Set<ObjectIdentifier>) -> Set<Int> {
    var requirers = [[Int]](repeating: [], count: edges.count)
    for (node, edges) in edges.enumerated() {
      for target in edges.all { requirers[target].append(node) }
    }
    var reached = Set(declarations.indices.filter { types.contains(declarations[$0].type.key) })
    var pending = Array(reached)
    while let node = pending.popLast() {
      for requirer in requirers[node] where reached.insert(requirer).inserted { pending.append(requirer) }
    }
    return reached
  }

  /// The shortest way along built edges from a node back to it; begins and ends with the node. Empty without one.
  func builtCycle(from start: Int) -> [Int] {
    var previous: [Int: Int] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let node = queue[next]
      next += 1
      for target in edges[node].built where previous[target] == nil {
        previous[target] = node
        queue.append(target)
        if target == start {
          var way = [start]
          var step = node
          while step != start {
            way.append(step)
            guard let before = previous[step] else { return [] }
            step = before
          }
          return [start] + way.reversed()
        }
      }
    }
    return []
  }
}
