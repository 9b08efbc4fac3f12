/// What every target imports: the lines from the sources, confirmed by the compiler.
///
/// The compiler's list is the truth for what is compiled here, but has no lines and leaves out what is inactive on this
/// machine, such as `#if canImport(…)` of a module that nobody has built. The scan of the sources has both. Where the
/// scan misses what the compiler sees, the compiler is asked file by file, and the file's first line stands for the place.
struct ImportCensus {
  let toolchain: Toolchain

  /// The imports of each target by its name, and a finding for each source that the compiler cannot parse.
  func take(of package: PackageModel) async throws -> (imports: [String: ModuleImports], findings: [Finding]) {
    let modules = package.modules.filter { !$0.sources.isEmpty }
    let counted = try await modules.concurrentMap { module in try await take(of: module, in: package) }
    let imports = zip(modules, counted).map { ($0.target, $1.0) }
    return (Dictionary(imports, uniquingKeysWith: { first, _ in first }), counted.flatMap(\.1))
  }

  private func take(of module: Module, in package: PackageModel) async throws -> (ModuleImports, [Finding]) {
    var imports = try ModuleImports(of: module, in: package)
    let answer = try await compilerList(module.sources, of: module, in: package)
    for missed in answer.modules.subtracting(imports.modules) {
      for file in module.sources {
        guard try await compilerList([file], of: module, in: package).modules.contains(missed) else { continue }
        let declaration = SourceImports.Declaration(module: missed, line: 1, isExported: false)
        imports.add(ModuleImports.Place(file: file, declaration: declaration))
      }
    }
    let findings = answer.errors.prefix(1).map { Finding(unreadable: $0, target: module.target, in: package) }
    return (imports, findings)
  }

  private func compilerList(
    _ files: [String], of module: Module, in package: PackageModel
  ) async throws -> (modules: Set<String>, errors: [CompilerMessage]) {
    let arguments = ["-emit-imported-modules", "-module-name", module.name, "-o", "-"]
    let run = try await toolchain.runFrontend(arguments + module.compilerFlags + files, in: package.root)
    let names = String(decoding: run.output, as: UTF8.self).split(separator: "\n").map(String.init)
    return (Set(names), run.isSuccess ? [] : CompilerMessage.errors(in: run.messages))
  }
}

extension Finding {
  /// A source that the compiler cannot read.
  init(unreadable message: CompilerMessage, target: String, in package: PackageModel) {
    self.init(
      file: package.relative(message.file), line: message.line, rule: .unreadableSource, target: target, module: nil,
      what: "The compiler cannot read this source of \(target): \(message.text).",
      why: "What cannot be read cannot be checked.", wayOut: "Make it compile.")
  }
}

extension PackageModel {
  /// A path of the compiler's relative to the package.
  func relative(_ path: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }
}
