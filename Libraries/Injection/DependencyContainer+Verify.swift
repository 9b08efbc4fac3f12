import Synchronization

extension DependencyContainer {
  /// Proves that everything registered can be made, and then makes and returns what the program starts with.
  ///
  /// Throws all faults at once: types that nothing is registered for, types registered twice, and cycles of built
  /// objects. Nothing is made where there is one. Calling it again costs little and gives the same shared objects.
  @inlinable
  public func verify<each Object: Sendable>(
    providing types: repeat (each Object).Type, fileID: String = #fileID, line: UInt = #line
  ) throws(DependencyFaults) -> (repeat each Object) {
    var provided: [Requirement] = []
    repeat provided.append(Requirement(each types, .built))
    let graph = try verifiedGraph(providing: provided, at: SourcePlace(fileID: fileID, line: line))
    return (repeat try graph.lazy(each types)())
  }

  /// The same proof, without making anything: returns lazies of what the program may start with.
  @inlinable
  public func verify<Lead: Sendable, each Other: Sendable>(
    providingLazily lead: Lead.Type, _ others: repeat (each Other).Type, fileID: String = #fileID, line: UInt = #line
  ) throws(DependencyFaults) -> (Lazy<Lead>, repeat Lazy<each Other>) {
    var provided = [Requirement(lead, .lazy)]
    repeat provided.append(Requirement(each others, .lazy))
    let graph = try verifiedGraph(providing: provided, at: SourcePlace(fileID: fileID, line: line))
    return (try graph.lazy(lead), repeat try graph.lazy(each others))
  }

  /// The object of a type. Verifies the container first where nobody has.
  ///
  /// Throws where nothing is registered for the type, or `verify` throws.
  @inlinable
  public func resolve<Object: Sendable>(
    _ type: Object.Type, fileID: String = #fileID, line: UInt = #line
  ) throws(DependencyFaults) -> Object {
    if graph.isWritten, let slot = graph.memory.pointee.table[type] { return slot.object() }
    return try verify(providing: type, fileID: fileID, line: line)
  }

  /// The graph, made at the first call.
  @usableFromInline
  func verifiedGraph(
    providing provided: [Requirement], at place: SourcePlace
  ) throws(DependencyFaults) -> DependencyGraph {
    let inherited = try parent?.verifiedGraph(providing: [], at: place)
    return try draft.withLock { draft throws(DependencyFaults) in
      if let graph = graph.value {
        let call = DependencyFault.Requirer(name: nil, place: place)
        let faults =
          GraphCheck.missing([(provided, call)], among: graph.declarations)
          + draft.late.map { .late($0.type.short, place: $0.place) }
        guard faults.isEmpty else { throw DependencyFaults(faults) }
        return graph
      }
      let check = GraphCheck(own: draft.declarations, inherited: inherited?.declarations ?? [])
      let faults = check.faults(providing: provided, at: place)
      guard faults.isEmpty else { throw DependencyFaults(faults) }
      let made = try DependencyGraph(own: draft.declarations, parent: inherited)
      graph.write(made)
      return made
    }
  }
}
