/// Nodes of which each leads to each other, or a single node.
struct Component {
  let nodes: [Int]
  /// Whether its nodes lead back to themselves.
  let isCycle: Bool
}

extension Network {
  /// The strongly connected components along some edges, by Tarjan's algorithm (SIAM Journal on Computing 1, 1972);
  /// with a stack of its own instead of recursion, because a graph may be deeper than a thread's stack.
  func components(of kind: KeyPath<Edges, [Int]>) -> [Component] {
    var search = Search(targets: edges.map { $0[keyPath: kind] })
    for node in edges.indices { search.visit(node) }
    return search.components
  }

  private struct Search {
    let targets: [[Int]]
    var components: [Component] = []
    private var number: [Int?]
    private var low: [Int]
    private var isOnStack: [Bool]
    private var stack: [Int] = []
    private var count = 0

    init(targets: [[Int]]) {
      self.targets = targets
      number = Array(repeating: nil, count: targets.count)
      low = Array(repeating: 0, count: targets.count)
      isOnStack = Array(repeating: false, count: targets.count)
    }

    mutating func visit(_ root: Int) {
      guard number[root] == nil else { return }
      var path = [(node: root, edge: 0)]
      open(root)
      while let (node, edge) = path.last {
        if edge < targets[node].count {
          path[path.count - 1].edge += 1
          let target = targets[node][edge]
          if let seen = number[target] {
            if isOnStack[target] { low[node] = min(low[node], seen) }
          } else {
            open(target)
            path.append((target, 0))
          }
        } else {
          path.removeLast()
          if let parent = path.last?.node { low[parent] = min(low[parent], low[node]) }
          if low[node] == number[node] { close(node) }
        }
      }
    }

    private mutating func open(_ node: Int) {
      number[node] = count
      low[node] = count
      count += 1
      stack.append(node)
      isOnStack[node] = true
    }

    private mutating func close(_ node: Int) {
      var nodes: [Int] = []
      while let member = stack.popLast() {
        isOnStack[member] = false
        nodes.append(member)
        if member == node { break }
      }
      components.append(Component(nodes: nodes.reversed(), isCycle: nodes.count > 1 || targets[node].contains(node)))
    }
  }
}
