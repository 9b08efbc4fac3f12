/// What is checked.
enum Rule: String, Sendable, CaseIterable, Comparable {
  /// An import of a module that the target does not declare, whether it would compile or not.
  case undeclaredImport = "undeclared-import"
  /// A dependency that no source of the target imports.
  case unusedDependency = "unused-dependency"
  /// An import that the table does not allow.
  case forbiddenImport = "forbidden-import"
  /// A target that no row of the table fits.
  case unplacedTarget = "unplaced-target"
  /// Modules that need each other.
  case dependencyCycle = "dependency-cycle"
  /// Something else than a protocol and its requirements in an interface.
  case interfaceBody = "interface-body"
  /// A requirement more than is recorded for a module that may only shrink.
  case grownInterface = "grown-interface"
  /// A recorded requirement that is gone: the record has to shrink with the module.
  case staleRecord = "stale-record"
  /// The graph in the documentation shows another package.
  case staleGraph = "stale-graph"
  /// An exception that nothing needs any more.
  case staleException = "stale-exception"
  /// A source that the compiler cannot read, so that it cannot be checked.
  case unreadableSource = "unreadable-source"

  static func < (first: Rule, second: Rule) -> Bool { first.rawValue < second.rawValue }
}
