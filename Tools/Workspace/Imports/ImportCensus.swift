/// What every target imports: the lines from the sources, confirmed by the compiler.
///
/// The compiler's list is the truth for what is compiled here, but has no lines and leaves out what is inactive on this
/// machine, such as `#if canImport(…)` of a module that nobody has built. The scan of the sources has both. Where the
/// scan misses what the compiler sees, the compiler is asked file by file, and the file's first line stands for the place.
///
/// A compiler takes far longer to start than to list imports. So each target's files are a question of their own only
/// where the scan may have missed something; all others are read together, for what does not parse.
struct ImportCensus {
  private struct Question: Sendable {
    let files: [String]
    let compilerFlags: [String]
    /// The target of the files, where they are of one alone.
    var target: String?
    /// What the scan found in them.
    let modules: Set<String>
  }

  private struct Answer: Sendable {
    var missed: [(target: String, place: ModuleImports.Place)] = []
    var errors: [CompilerMessage] = []
  }

  let toolchain: Toolchain
  let package: PackageModel

  /// The imports of each target by its name, and a finding for each source that the compiler cannot parse.
  func take() async throws -> (imports: [String: ModuleImports], findings: [Finding]) {
    let modules = package.modules.filter { !$0.sources.isEmpty }
    let package = package
    let scanned = try await modules.concurrentMap { try ModuleImports(of: $0, in: package) }
    var imports = Dictionary(zip(modules.map(\.target), scanned), uniquingKeysWith: { first, _ in first })
    let answers = try await questions(modules, imports).concurrentMap { try await answer($0) }
    for missed in answers.flatMap(\.missed) { imports[missed.target]?.add(missed.place) }
    let targets = Dictionary(
      modules.flatMap { module in module.sources.map { ($0, module.target) } }, uniquingKeysWith: { first, _ in first })
    let findings = answers.flatMap(\.errors).map { error in
      Finding(unreadable: error, target: targets[package.relative(error.file)] ?? package.name, in: package)
    }
    return (imports, findings)
  }

  private func questions(_ modules: [Module], _ imports: [String: ModuleImports]) -> [Question] {
    var certain: [[String]: [String]] = [:]
    var questions: [Question] = []
    for module in modules {
      guard let found = imports[module.target] else { continue }
      // Only a file of this name may hold statements, and only one of them among those that are read together.
      let alone = module.sources.filter { found.uncertainFiles.contains($0) || $0.hasSuffix("main.swift") }
      certain[module.compilerFlags, default: []] += module.sources.filter { !alone.contains($0) }
      guard !alone.isEmpty else { continue }
      let modules = Set(found.places.filter { alone.contains($0.file) }.map(\.module))
      questions.append(
        Question(files: alone, compilerFlags: module.compilerFlags, target: module.target, modules: modules))
    }
    for (flags, files) in certain.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      for start in stride(from: 0, to: files.count, by: 200) {
        let part = Array(files[start..<min(start + 200, files.count)])
        questions.append(Question(files: part, compilerFlags: flags, modules: []))
      }
    }
    return questions
  }

  private func answer(_ question: Question) async throws -> Answer {
    let list = try await compilerList(question.files, question.compilerFlags)
    var answer = Answer(errors: list.errors)
    guard let target = question.target else { return answer }
    for missed in list.modules.subtracting(question.modules).sorted() {
      for file in question.files {
        guard try await compilerList([file], question.compilerFlags).modules.contains(missed) else { continue }
        let declaration = SourceImports.Declaration(module: missed, line: 1, isExported: false)
        answer.missed.append((target, ModuleImports.Place(file: file, declaration: declaration)))
      }
    }
    return answer
  }

  private func compilerList(
    _ files: [String], _ flags: [String]
  ) async throws -> (modules: Set<String>, errors: [CompilerMessage]) {
    let arguments = ["-emit-imported-modules", "-module-name", "ImportCensus", "-o", "-"]
    let run = try await toolchain.runFrontend(arguments + flags + files, in: package.root)
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
