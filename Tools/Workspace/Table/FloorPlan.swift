/// Who may import whom, asked of a package's targets.
struct FloorPlan: Sendable {
  private let floors: [Floor]
  private let modules: [Module]

  init(floors: [Floor], modules: [Module]) {
    self.floors = floors
    self.modules = modules
  }

  /// Whether there is a table at all; without one everything is allowed.
  var isEmpty: Bool { floors.isEmpty }

  /// The floor of a target: the first row that fits.
  func floor(of module: Module) -> Floor? { place(of: module)?.floor }

  /// Whether the table lets a target import another of the package.
  func mayImport(_ module: Module, _ other: Module) -> Bool {
    mayImport(module, other, visited: [])
  }

  /// Whether the table lets a target import a module from beyond the package.
  func mayImportOutside(_ module: Module, _ name: String) -> Bool {
    guard let allowed = floor(of: module)?.outside else { return true }
    return Self.alwaysVisible.contains(name) || allowed.contains { $0.match(name) != nil }
  }

  /// Why a target may not import what its row does not allow: what the row says about itself, and what it allows.
  func reason(for module: Module) -> String {
    let floor = floor(of: module)
    let allowed = "\(floor?.name ?? module.target) may import \(allowance(of: module))."
    return floor?.why.map { "\($0) \(allowed)" } ?? allowed
  }

  /// The interfaces that a target implements.
  func interfaces(implementedBy module: Module) -> [Module] {
    guard let (floor, bindings) = place(of: module) else { return [] }
    return modules.filter { other in floor.implements.contains { $0.match(other, bindings) != nil } }
  }

  private func mayImport(_ module: Module, _ other: Module, visited: Set<String>) -> Bool {
    guard let (floor, bindings) = place(of: module) else { return true }
    let names = { (patterns: [PathPattern]) in patterns.contains { $0.match(other, bindings) != nil } }
    if names(floor.mayNotImport) { return false }
    if names(floor.mayImport) { return true }
    let visited = visited.union([module.target])
    let models = modules.filter { model in
      !visited.contains(model.target) && floor.asWellAs.contains { $0.match(model, bindings) != nil }
    }
    return models.contains { $0.target == other.target || mayImport($0, other, visited: visited) }
  }

  /// What the row of a target allows, in words.
  private func allowance(of module: Module) -> String {
    guard let (floor, bindings) = place(of: module) else { return "nothing" }
    let rights = floor.mayImport.map { $0.filled(with: bindings) }
    let borrowed = floor.asWellAs.map { "what \($0.filled(with: bindings)) may" }
    let outside = floor.outside.map { $0.map(\.text) }
    let all = rights + borrowed + (outside ?? [])
    return all.isEmpty ? "nothing but the standard library" : all.joined(separator: ", ")
  }

  private func place(of module: Module) -> (floor: Floor, bindings: PathPattern.Bindings)? {
    for floor in floors {
      if let bindings = floor.bindings(for: module) { return (floor, bindings) }
    }
    return nil
  }

  /// What every source sees without importing it.
  private static let alwaysVisible: Set<String> = ["Swift", "_Concurrency", "_StringProcessing"]
}
