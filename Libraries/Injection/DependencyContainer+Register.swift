extension DependencyContainer {
  /// Registers an object that needs no other. The expression runs when the object is first asked for.
  @inlinable
  @discardableResult
  public func register<Object: Sendable>(
    _ type: Object.Type, lifetime: Lifetime = .shared, fileID: String = #fileID, line: UInt = #line,
    dependency: @autoclosure @escaping @Sendable () -> Object
  ) -> Registration<Object> {
    register(type, lifetime: lifetime, fileID: fileID, line: line, dependency: { dependency() })
  }

  /// Registers how an object that needs no other is made.
  @inlinable
  @discardableResult
  public func register<Object: Sendable>(
    _ type: Object.Type, lifetime: Lifetime = .shared, fileID: String = #fileID, line: UInt = #line,
    dependency: @escaping @Sendable () -> Object
  ) -> Registration<Object> {
    add(
      Declaration(type, at: SourcePlace(fileID: fileID, line: line), lifetime: lifetime, requirements: []) {
        _ throws(DependencyFaults) in dependency
      })
    return Registration(container: self, lifetime: lifetime)
  }

  /// Registers how an object is made from others. The factory receives a lazy of each type in `requires`, and the
  /// object behind it is made when that is first called; so objects may require each other.
  ///
  /// An initialiser must not wait for another thread that resolves something.
  @inlinable
  @discardableResult
  public func register<Object: Sendable, each Required: Sendable>(
    _ type: Object.Type, lifetime: Lifetime = .shared, requires: repeat (each Required).Type,
    fileID: String = #fileID, line: UInt = #line,
    dependency: @escaping @Sendable (repeat Lazy<each Required>) -> Object
  ) -> Registration<Object> {
    var requirements: [Requirement] = []
    repeat requirements.append(Requirement(each requires, .lazy))
    add(
      Declaration(type, at: SourcePlace(fileID: fileID, line: line), lifetime: lifetime, requirements: requirements) {
        graph throws(DependencyFaults) in
        let lazies = (repeat try graph.lazy((each Required).self))
        return { dependency(repeat each lazies) }
      })
    return Registration(container: self, lifetime: lifetime)
  }

  /// Registers how an object is made from others that are made before it. Objects that are built for each other are a
  /// fault of `verify`; one of them has to require the other as a lazy.
  @inlinable
  @discardableResult
  public func register<Object: Sendable, each Built: Sendable>(
    _ type: Object.Type, lifetime: Lifetime = .shared, building: repeat (each Built).Type,
    fileID: String = #fileID, line: UInt = #line, dependency: @escaping @Sendable (repeat each Built) -> Object
  ) -> Registration<Object> {
    var requirements: [Requirement] = []
    repeat requirements.append(Requirement(each building, .built))
    add(
      Declaration(type, at: SourcePlace(fileID: fileID, line: line), lifetime: lifetime, requirements: requirements) {
        graph throws(DependencyFaults) in
        let built = (repeat try graph.producer((each Built).self))
        return { dependency(repeat (each built)()) }
      })
    return Registration(container: self, lifetime: lifetime)
  }
}
