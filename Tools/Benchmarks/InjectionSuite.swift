import Injection

extension Suite {
  static let injection = Suite(
    name: "injection",
    benchmarks: [
      Benchmark(name: "closure", summary: "an object from a plain closure, to compare with") { count in
        let house = House()
        let visitor = visitor { house }
        for _ in 0..<count { use(visitor.home()) }
      },
      Benchmark(name: "lazy", summary: "the same object through a lazy") { count in
        let container = DependencyContainer()
        container.register((any Home).self, dependency: House())
        container.register(Visitor.self, requires: (any Home).self) { home in Visitor(home: home()) }
        let visitor = try container.verify(providing: Visitor.self)
        for _ in 0..<count { use(visitor.home()) }
      },
      Benchmark(name: "resolve", summary: "resolve of a shared object among 40 types") { count in
        let container = crowded()
        container.register((any Home).self, dependency: House())
        for _ in 0..<count { use(try container.resolve((any Home).self)) }
      },
      Benchmark(name: "graph", summary: "resolve of a new object that is built with nine new ones") { count in
        let container = tree()
        for _ in 0..<count { keep(try container.resolve(Trunk.self)) }
      },
      Benchmark(name: "graph-by-hand", summary: "the same ten objects from their initialisers, to compare with") {
        count in
        for _ in 0..<count { keep(trunk()) }
      },
      Benchmark(name: "graph-and-free", summary: "a graph as above, and freeing its ten objects") { count in
        let container = tree()
        for _ in 0..<count { use(try container.resolve(Trunk.self)) }
      },
      Benchmark(name: "graph-by-hand-and-free", summary: "the same from initialisers, to compare with") { count in
        for _ in 0..<count { use(trunk()) }
      },
    ])
}

private protocol Home: Sendable {}
private final class House: Home {}

/// Takes its home as features take each other.
private final class Visitor: Sendable {
  let home: @Sendable () -> any Home

  init(home: @autoclosure @escaping @Sendable () -> any Home) {
    self.home = home
  }
}

/// Not inlined: the optimiser would see through the closure and leave it out.
@inline(never)
private func visitor(at home: @escaping @Sendable () -> any Home) -> Visitor {
  Visitor(home: home())
}

/// A container with as many types as a program of some size has.
private func crowded() -> DependencyContainer {
  let container = DependencyContainer()
  func add<Value: Sendable>(_ type: Value.Type, depth: Int) {
    container.register([Value].self, dependency: [])
    if depth > 1 { add([Value].self, depth: depth - 1) }
  }
  add(Int.self, depth: 20)
  add(String.self, depth: 20)
  return container
}

/// Ten unique types: a trunk with three boughs, each with two leaves.
private func tree() -> DependencyContainer {
  let container = crowded()
  container.register(Leaf<A1>.self, lifetime: .unique, dependency: Leaf())
  container.register(Leaf<A2>.self, lifetime: .unique, dependency: Leaf())
  container.register(Leaf<B1>.self, lifetime: .unique, dependency: Leaf())
  container.register(Leaf<B2>.self, lifetime: .unique, dependency: Leaf())
  container.register(Leaf<C1>.self, lifetime: .unique, dependency: Leaf())
  container.register(Leaf<C2>.self, lifetime: .unique, dependency: Leaf())
  container.register(Bough<A1, A2>.self, lifetime: .unique, building: Leaf<A1>.self, Leaf<A2>.self) {
    Bough(left: $0, right: $1)
  }
  container.register(Bough<B1, B2>.self, lifetime: .unique, building: Leaf<B1>.self, Leaf<B2>.self) {
    Bough(left: $0, right: $1)
  }
  container.register(Bough<C1, C2>.self, lifetime: .unique, building: Leaf<C1>.self, Leaf<C2>.self) {
    Bough(left: $0, right: $1)
  }
  container.register(
    Trunk.self, lifetime: .unique, building: Bough<A1, A2>.self, Bough<B1, B2>.self, Bough<C1, C2>.self
  ) { Trunk(first: $0, second: $1, third: $2) }
  return container
}

@inline(never)
private func trunk() -> Trunk {
  Trunk(
    first: Bough(left: Leaf(), right: Leaf()), second: Bough(left: Leaf(), right: Leaf()),
    third: Bough(left: Leaf(), right: Leaf()))
}

private enum A1 {}
private enum A2 {}
private enum B1 {}
private enum B2 {}
private enum C1 {}
private enum C2 {}

private final class Leaf<Name>: Sendable {}

private final class Bough<Left, Right>: Sendable {
  let left: Leaf<Left>
  let right: Leaf<Right>

  init(left: Leaf<Left>, right: Leaf<Right>) {
    self.left = left
    self.right = right
  }
}

private final class Trunk: Sendable {
  let first: Bough<A1, A2>
  let second: Bough<B1, B2>
  let third: Bough<C1, C2>

  init(first: Bough<A1, A2>, second: Bough<B1, B2>, third: Bough<C1, C2>) {
    self.first = first
    self.second = second
    self.third = third
  }
}
