/// What `register` returns, to give the same object more types.
public struct Registration<Object: Sendable>: Sendable {
  @usableFromInline let container: DependencyContainer
  @usableFromInline let lifetime: Lifetime

  @usableFromInline
  init(container: DependencyContainer, lifetime: Lifetime) {
    self.container = container
    self.lifetime = lifetime
  }

  /// Registers the object under another type too, such as an interface. `{ $0 }` is the whole closure where the object
  /// conforms to it, and the compiler checks that it does.
  @inlinable
  @discardableResult
  public func also<Other: Sendable>(
    _ type: Other.Type, fileID: String = #fileID, line: UInt = #line,
    _ convert: @escaping @Sendable (Object) -> Other
  ) -> Registration {
    container.add(
      Declaration(
        type, at: SourcePlace(fileID: fileID, line: line), lifetime: lifetime,
        requirements: [Requirement(Object.self, .built)], isAlias: true
      ) { graph throws(DependencyFaults) in
        let object = try graph.producer(Object.self)
        return { convert(object()) }
      })
    return self
  }
}
