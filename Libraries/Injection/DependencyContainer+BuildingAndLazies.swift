// Built objects and lazies in one factory. A function of two parameter packs cannot be called (Swift 6.3), so the built
// ones are counted out; a factory of more than three may well group some.
extension DependencyContainer {
  /// Registers how an object is made from one object made before it, and then from lazies.
  @inlinable
  @discardableResult
  public func register<Object: Sendable, First: Sendable, Lead: Sendable, each Other: Sendable>(
    _ type: Object.Type, lifetime: Lifetime = .shared, building first: First.Type,
    requires lead: Lead.Type, _ others: repeat (each Other).Type, fileID: String = #fileID, line: UInt = #line,
    dependency: @escaping @Sendable (First, Lazy<Lead>, repeat Lazy<each Other>) -> Object
  ) -> Registration<Object> {
    var requirements = [Requirement(first, .built), Requirement(lead, .lazy)]
    repeat requirements.append(Requirement(each others, .lazy))
    add(
      Declaration(type, at: SourcePlace(fileID: fileID, line: line), lifetime: lifetime, requirements: requirements) {
        graph throws(DependencyFaults) in
        let first = try graph.producer(First.self)
        let lead = try graph.lazy(Lead.self)
        let others = (repeat try graph.lazy((each Other).self))
        return { dependency(first(), lead, repeat each others) }
      })
    return Registration(container: self, lifetime: lifetime)
  }

  /// Registers how an object is made from two objects made before it, and then from lazies.
  @inlinable
  @discardableResult
  public func register<Object: Sendable, First: Sendable, Second: Sendable, Lead: Sendable, each Other: Sendable>(
    _ type: Object.Type, lifetime: Lifetime = .shared, building first: First.Type, _ second: Second.Type,
    requires lead: Lead.Type, _ others: repeat (each Other).Type, fileID: String = #fileID, line: UInt = #line,
    dependency: @escaping @Sendable (First, Second, Lazy<Lead>, repeat Lazy<each Other>) -> Object
  ) -> Registration<Object> {
    var requirements = [Requirement(first, .built), Requirement(second, .built), Requirement(lead, .lazy)]
    repeat requirements.append(Requirement(each others, .lazy))
    add(
      Declaration(type, at: SourcePlace(fileID: fileID, line: line), lifetime: lifetime, requirements: requirements) {
        graph throws(DependencyFaults) in
        let first = try graph.producer(First.self)
        let second = try graph.producer(Second.self)
        let lead = try graph.lazy(Lead.self)
        let others = (repeat try graph.lazy((each Other).self))
        return { dependency(first(), second(), lead, repeat each others) }
      })
    return Registration(container: self, lifetime: lifetime)
  }

  /// Registers how an object is made from three objects made before it, and then from lazies.
  @inlinable
  @discardableResult
  public func register<
    Object: Sendable, First: Sendable, Second: Sendable, Third: Sendable, Lead: Sendable, each Other: Sendable
  >(
    _ type: Object.Type, lifetime: Lifetime = .shared, building first: First.Type, _ second: Second.Type,
    _ third: Third.Type,
    requires lead: Lead.Type, _ others: repeat (each Other).Type, fileID: String = #fileID, line: UInt = #line,
    dependency: @escaping @Sendable (First, Second, Third, Lazy<Lead>, repeat Lazy<each Other>) -> Object
  ) -> Registration<Object> {
    var requirements = [
      Requirement(first, .built), Requirement(second, .built), Requirement(third, .built), Requirement(lead, .lazy),
    ]
    repeat requirements.append(Requirement(each others, .lazy))
    add(
      Declaration(type, at: SourcePlace(fileID: fileID, line: line), lifetime: lifetime, requirements: requirements) {
        graph throws(DependencyFaults) in
        let first = try graph.producer(First.self)
        let second = try graph.producer(Second.self)
        let third = try graph.producer(Third.self)
        let lead = try graph.lazy(Lead.self)
        let others = (repeat try graph.lazy((each Other).self))
        return { dependency(first(), second(), third(), lead, repeat each others) }
      })
    return Registration(container: self, lifetime: lifetime)
  }
}
