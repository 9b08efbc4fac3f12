// Up to three built objects, counted out. The parameter pack of `register(_:building:)` would do for these as well, but it
// copies the pack at each call: a graph of ten objects then takes a fifth more instructions.
extension DependencyContainer {
  /// Registers how an object is made from one object made before it.
  @inlinable
  @discardableResult
  public func register<Object: Sendable, First: Sendable>(
    _ type: Object.Type, lifetime: Lifetime = .shared, building first: First.Type,
    fileID: String = #fileID, line: UInt = #line,
    dependency: @escaping @Sendable (First) -> Object
  ) -> Registration<Object> {
    let requirements = [Requirement(first, .built)]
    add(
      Declaration(type, at: SourcePlace(fileID: fileID, line: line), lifetime: lifetime, requirements: requirements) {
        graph throws(DependencyFaults) in
        let first = try graph.producer(First.self)
        return { dependency(first()) }
      })
    return Registration(container: self, lifetime: lifetime)
  }

  /// Registers how an object is made from two objects made before it.
  @inlinable
  @discardableResult
  public func register<Object: Sendable, First: Sendable, Second: Sendable>(
    _ type: Object.Type, lifetime: Lifetime = .shared, building first: First.Type, _ second: Second.Type,
    fileID: String = #fileID, line: UInt = #line,
    dependency: @escaping @Sendable (First, Second) -> Object
  ) -> Registration<Object> {
    let requirements = [Requirement(first, .built), Requirement(second, .built)]
    add(
      Declaration(type, at: SourcePlace(fileID: fileID, line: line), lifetime: lifetime, requirements: requirements) {
        graph throws(DependencyFaults) in
        let first = try graph.producer(First.self)
        let second = try graph.producer(Second.self)
        return { dependency(first(), second()) }
      })
    return Registration(container: self, lifetime: lifetime)
  }

  /// Registers how an object is made from three objects made before it.
  @inlinable
  @discardableResult
  public func register<Object: Sendable, First: Sendable, Second: Sendable, Third: Sendable>(
    _ type: Object.Type, lifetime: Lifetime = .shared, building first: First.Type, _ second: Second.Type,
    _ third: Third.Type,
    fileID: String = #fileID, line: UInt = #line,
    dependency: @escaping @Sendable (First, Second, Third) -> Object
  ) -> Registration<Object> {
    let requirements = [Requirement(first, .built), Requirement(second, .built), Requirement(third, .built)]
    add(
      Declaration(type, at: SourcePlace(fileID: fileID, line: line), lifetime: lifetime, requirements: requirements) {
        graph throws(DependencyFaults) in
        let first = try graph.producer(First.self)
        let second = try graph.producer(Second.self)
        let third = try graph.producer(Third.self)
        return { dependency(first(), second(), third()) }
      })
    return Registration(container: self, lifetime: lifetime)
  }
}
