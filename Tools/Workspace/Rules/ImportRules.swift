/// What each target imports, against what it declares and what the table allows.
struct ImportRules {
  let package: PackageModel
  let imports: [String: ModuleImports]
  let plan: FloorPlan

  /// One finding for each import declaration that breaks a rule: the gravest one.
  func findings() -> [Finding] {
    var needs = DependencyGraph(declaredBy: package)
    return package.modules.flatMap { module in
      let declared = module.dependencies.reduce(into: Set<String>()) { $0.formUnion($1.modules) }
      let places = imports[module.target]?.places ?? []
      return places.filter { $0.module != module.name }.compactMap { place in
        finding(place, in: module, declared: declared, needs: &needs)
      }
    }
  }

  private func finding(
    _ place: ModuleImports.Place, in module: Module, declared: Set<String>, needs: inout DependencyGraph
  ) -> Finding? {
    let isDeclared = declared.contains(place.module)
    guard let other = package.module(named: place.module) else {
      guard plan.mayImportOutside(module, place.module) else { return forbidden(place, in: module) }
      guard !isDeclared, let holder = package.foreignModules[place.module] else { return nil }
      return undeclared(
        place, in: module, wayOut: "Add the product of '\(holder)' that holds \(place.module) to the dependencies.")
    }
    guard plan.mayImport(module, other) else { return forbidden(place, in: module) }
    if isDeclared { return nil }
    if let way = needs.path(from: other.target, to: module.target) {
      return cycle(place, in: module, way: [module.target] + way)
    }
    needs.add(module.target, needs: other.target)
    return undeclared(place, in: module, wayOut: "Add \"\(other.target)\" to the dependencies of \(module.target).")
  }

  private func undeclared(_ place: ModuleImports.Place, in module: Module, wayOut: String) -> Finding {
    Finding(
      file: place.file, line: place.line, rule: .undeclaredImport, target: module.target, module: place.module,
      what: "\(module.target) imports \(place.module) and does not declare it.",
      why: "It compiles only where something else happens to build \(place.module) first.",
      wayOut: "\(wayOut) Or do without the import.")
  }

  private func forbidden(_ place: ModuleImports.Place, in module: Module) -> Finding {
    let floor = plan.floor(of: module)
    return Finding(
      file: place.file, line: place.line, rule: .forbiddenImport, target: module.target, module: place.module,
      what: "\(module.target) may not import \(place.module).",
      why: plan.reason(for: module),
      wayOut: floor?.wayOut ?? "Ask for it through something that it may import, or move the code to another floor.")
  }

  private func cycle(_ place: ModuleImports.Place, in module: Module, way: [String]) -> Finding {
    Finding(
      file: place.file, line: place.line, rule: .dependencyCycle, target: module.target, module: place.module,
      what: "This undeclared import closes a cycle: \(way.joined(separator: " → ")).",
      why: "None of them can be built, tested or understood without the others.", wayOut: DependencyGraph.wayOut)
  }
}
