/// What the manifest declares, against what the sources need.
struct DeclarationRules {
  let package: PackageModel
  let imports: [String: ModuleImports]
  let plan: FloorPlan
  let lines: ManifestLines

  func findings() -> [Finding] {
    unusedDependencies() + forbiddenDependencies() + cycles() + unplacedTargets()
  }

  private func unusedDependencies() -> [Finding] {
    package.modules.flatMap { module -> [Finding] in
      // What a plugin declares are the programs that it runs; what C includes, and what sources import that the build
      // writes, is not known here.
      guard module.kind != .plugin, !module.hasGeneratedSources, let used = imports[module.target].map(modulesUsed)
      else { return [] }
      let unused = module.dependencies.filter { !$0.mayServeUnimported && $0.modules.isDisjoint(with: used) }
      return unused.map { need in
        let noun = need.modules == [need.name] ? need.name : "any module of \(need.name)"
        return Finding(
          file: "Package.swift", line: lines.line(of: need.name, declaredBy: module.target), rule: .unusedDependency,
          target: module.target, module: need.name,
          what: "\(module.target) declares \(need.name), and none of its sources imports \(noun).",
          why: "It is built and linked for nothing, and the manifest says more than is true.",
          wayOut:
            "Take it out of the dependencies of \(module.target), or name it under \"exceptions\" in \(WorkspaceFile.name)."
        )
      }
    }
  }

  /// What sources import that the build writes is not known here, but that the table does not allow it is.
  private func forbiddenDependencies() -> [Finding] {
    package.modules.filter(\.hasGeneratedSources).flatMap { module -> [Finding] in
      let imported = imports[module.target]?.modules ?? []
      return module.dependencies.compactMap { need in
        guard !need.mayServeUnimported, let other = need.target.flatMap(package.module(ofTarget:)),
          !imported.contains(other.name), !plan.mayImport(module, other)
        else { return nil }
        return Finding(
          file: "Package.swift", line: lines.line(of: need.name, declaredBy: module.target), rule: .forbiddenImport,
          target: module.target, module: need.name,
          what: "\(module.target) declares \(need.name), and may not import it.", why: plan.reason(for: module),
          wayOut: "Take it out of the dependencies of \(module.target).")
      }
    }
  }

  /// What is imported, named as the place of a macro, or seen because an imported module exports it again.
  private func modulesUsed(_ imports: ModuleImports) -> Set<String> {
    var used = imports.macroModules
    var unvisited = imports.modules
    while let name = unvisited.popFirst() {
      guard used.insert(name).inserted, let module = package.module(named: name) else { continue }
      unvisited.formUnion(self.imports[module.target]?.exportedModules ?? [])
    }
    return used
  }

  private func cycles() -> [Finding] {
    DependencyGraph(declaredBy: package).cycles().map { cycle in
      let last = cycle.dropLast().last ?? cycle[0]
      return Finding(
        file: "Package.swift", line: lines.line(of: cycle[0], declaredBy: last), rule: .dependencyCycle, target: last,
        module: cycle[0], what: "Targets need each other: \(cycle.joined(separator: " → ")).",
        why: "None of them can be built, tested or understood without the others.", wayOut: DependencyGraph.wayOut)
    }
  }

  private func unplacedTargets() -> [Finding] {
    guard !plan.isEmpty else { return [] }
    return package.modules.filter { plan.floor(of: $0) == nil }.map { module in
      Finding(
        file: "Package.swift", line: lines.line(of: module.target), rule: .unplacedTarget, target: module.target,
        module: nil, what: "No row of the table fits \(module.target) in \(module.folder).",
        why: "What stands on no floor may import anything.",
        wayOut: "Add its folder or its name to the \"targets\" of a row in \(WorkspaceFile.name).")
    }
  }
}
