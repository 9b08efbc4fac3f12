import Commands
import Foundation

/// A package with its borders, read and ready to be checked.
struct WorkspaceCheck {
  let toolchain: Toolchain
  let package: PackageModel
  let file: WorkspaceFile
  let plan: FloorPlan

  /// Reads the package in a folder and its `workspace.json`, where it has one. Throws a `Failure` where either cannot be
  /// read.
  init(of root: String, toolchain: Toolchain) async throws {
    self.toolchain = toolchain
    let root = URL(filePath: root).standardizedFileURL.resolvingSymlinksInPath().path
    let bytes = try? Data(contentsOf: URL(filePath: "\(root)/\(WorkspaceFile.name)"))
    file = try bytes.map { try WorkspaceFile(parsing: [UInt8]($0)) } ?? WorkspaceFile()
    package = try await PackageLoader(toolchain: toolchain).load(root)
    plan = FloorPlan(floors: file.floors, modules: package.modules)
  }

  /// The package's graph.
  var diagram: ModuleDiagram { ModuleDiagram(of: package, plan: plan, floors: file.floors) }

  /// Everything that is wrong, ordered by place.
  func findings() async throws -> [Finding] {
    async let interfaces = InterfaceRules(package: package, plan: plan, file: file, toolchain: toolchain).findings()
    let census = try await ImportCensus(toolchain: toolchain, package: package).take()
    let manifest = (try? String(contentsOfFile: "\(package.root)/Package.swift", encoding: .utf8)) ?? ""
    let lines = ManifestLines(manifest)
    let imports = ImportRules(package: package, imports: census.imports, plan: plan).findings()
    let declarations = DeclarationRules(package: package, imports: census.imports, plan: plan, lines: lines).findings()
    let all = Set(try await census.findings + imports + declarations + interfaces + graphFindings())
    return accepted(withoutRepeats(all)).sorted(by: Finding.precedes)
  }

  /// A source that cannot be parsed is found by whatever reads it, with one reason or another; an import that is wrong
  /// is also what keeps the compiler from reading on.
  private func withoutRepeats(_ findings: Set<Finding>) -> [Finding] {
    let ordered = findings.sorted(by: Finding.precedes)
    var known = Set(ordered.filter { $0.rule != .unreadableSource }.map { "\($0.file):\($0.line)" })
    return ordered.filter { finding in
      guard finding.rule == .unreadableSource else { return true }
      return !known.contains("\(finding.file):\(finding.line)") && known.insert(finding.file).inserted
    }
  }

  private func graphFindings() throws -> [Finding] {
    guard let name = file.graphFile else { return [] }
    let place = try GraphSection(file: name, root: package.root).compare(with: diagram)
    guard !place.isCurrent else { return [] }
    return [
      Finding(
        file: name, line: place.line, rule: .staleGraph, target: package.name, module: nil,
        what: "The graph is not that of the package.", why: "It shows modules or dependencies that are no longer so.",
        wayOut: "Run `workspace graph --update`.")
    ]
  }

  /// What the file does not accept, and the exceptions that accept nothing.
  private func accepted(_ findings: [Finding]) -> [Finding] {
    var unneeded = Set(file.exceptions)
    let remaining = findings.filter { finding in
      let exceptions = file.exceptions.filter { exception in
        exception.rule == finding.rule && exception.target == finding.target
          && (exception.module == nil || exception.module == finding.module)
      }
      unneeded.subtract(exceptions)
      return exceptions.isEmpty
    }
    return remaining
      + unneeded.map { exception in
        Finding(
          file: WorkspaceFile.name, line: file.line(of: exception.target), rule: .staleException,
          target: exception.target, module: exception.module,
          what: "Nothing needs the exception from \(exception.rule.rawValue) for \(exception.target).",
          why: "It would hide the next finding of its kind.", wayOut: "Take it out of \"exceptions\".")
      }
  }
}
