import Commands
import Foundation
import Records

/// Reads a package and the packages that it needs.
struct PackageLoader {
  let toolchain: Toolchain

  /// The package in a folder. Throws a `Failure` where there is none, its manifest does not compile, or a package that it
  /// needs has not been fetched.
  func load(_ root: String) async throws -> PackageModel {
    let main = try await manifest(in: root, isNeeded: false)
    let fetched = FetchedPackages(root: root)
    var foreign: [String: ForeignPackage] = [:]
    var wave = main.packages
    while !wave.isEmpty {
      let missing = Dictionary(wave.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
        .values.filter { foreign[$0.identity] == nil }
      let loaded = try await missing.map { reference in
        (reference.identity, try reference.path ?? fetched.folder(of: reference.identity))
      }.concurrentMap { identity, folder in
        (identity, ForeignPackage(try await manifest(in: folder, isNeeded: true), root: folder))
      }
      for (identity, package) in loaded { foreign[identity] = package }
      wave = loaded.flatMap { $1.manifest.packages }
    }
    return model(of: main, root: root, foreign: foreign)
  }

  private func manifest(in folder: String, isNeeded: Bool) async throws -> Manifest {
    guard FileManager.default.fileExists(atPath: "\(folder)/Package.swift") else {
      throw Failure(
        .noSuchFile, "There is no Package.swift in \(folder).",
        hint: isNeeded ? "`swift package resolve` fetches what a package needs." : "Name the folder of a package.")
    }
    let arguments = ["package", "--scratch-path", toolchain.scratchFile("package"), "dump-package"]
    let run = try await toolchain.run("swift", arguments, in: folder)
    guard run.isSuccess else {
      let reason = CompilerMessage.errors(in: run.messages).first.map { "\($0.file):\($0.line): \($0.text)" }
      let first = run.messages.split(separator: "\n").first { $0.contains("error: ") }
      throw Failure(
        .badData, reason ?? "\(folder)/Package.swift cannot be read: \(first ?? "no reason given")",
        hint: "`swift package dump-package` says more.")
    }
    return try Manifest(dump: run.output)
  }

  private func model(of main: Manifest, root: String, foreign: [String: ForeignPackage]) -> PackageModel {
    let folder = SourceFolder(root: root)
    let own = OwnTargets(main, folder: folder)
    let modules = main.targets.map { target -> Module in
      let place = own.folders[target.name] ?? ""
      let sources = place.isEmpty ? [] : folder.swiftFiles(of: target, in: place)
      return Module(
        name: own.moduleNames[target.name] ?? target.name, target: target.name, kind: target.kind, folder: place,
        sources: sources, hasGeneratedSources: target.usesPlugins, compilerFlags: target.compilerFlags,
        dependencies: target.dependencies.map { own.need($0, foreign: foreign) }, moduleMap: own.moduleMaps[target.name]
      )
    }
    let foreignModules = foreign.flatMap { identity, package in
      package.moduleNames.map { ($0, identity) }
    }
    return PackageModel(
      root: root, name: main.name, modules: modules,
      foreignModules: Dictionary(foreignModules, uniquingKeysWith: { min($0, $1) }))
  }
}
