import Foundation
import PackagePlugin

/// Has the build write a target's mocks: `ItemInterfaceMocks` gets those of `ItemInterface`, which it depends on.
///
/// The plugin has no tool: SwiftPM would build it before everything else and index it. A command of the build compiles
/// the generator instead, beside the modules that do not wait for it, and once: it is the library `Mocking`, on which
/// all mocks depend, that has this command.
@main
struct MockPlugin: BuildToolPlugin {
  /// SwiftPM copies what a command makes into the target's resources, but for sources and for what it passes over, as it
  /// does catalogs of documentation.
  private static let generator = "MockGenerator.docc"

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let compiler = try context.tool(named: "swiftc").url
    if target.name == "Mocking" { return [try compilation(in: context.pluginWorkDirectoryURL, by: compiler)] }
    let interfaces = target.dependencies.compactMap { dependency in
      if case .target(let interface as SwiftSourceModuleTarget) = dependency { interface } else { nil }
    }
    guard let interface = interfaces.first(where: { $0.moduleName + "Mocks" == target.name }) else {
      Diagnostics.error(target.name + " has to be named after an interface it depends on, with Mocks behind")
      return []
    }
    guard let folder = folderOfMocking(for: target, in: context) else {
      Diagnostics.error(target.name + " has to depend on Mocking")
      return []
    }
    return [
      writing(
        of: interface, in: context.pluginWorkDirectoryURL, by: folder.appending(path: Self.generator), asking: compiler)
    ]
  }

  /// Compiles the generator, whose sources lie around this folder.
  private func compilation(in folder: URL, by compiler: URL) throws -> Command {
    let plugin = URL(filePath: #filePath).deletingLastPathComponent()
    let sources = try FileManager.default.contentsOfDirectory(
      at: plugin.deletingLastPathComponent(), includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    let generator = folder.appending(path: Self.generator)
    var options = ["-swift-version", "6", "-parse-as-library", "-wmo", "-module-name", "MockGenerator"]
    #if os(macOS)
      // The sandbox lets a command write to its own folder alone.
      options += ["-module-cache-path", folder.appending(path: "ModuleCache").path]
    #endif
    options += ["-o", generator.path]
    return .buildCommand(
      displayName: "Compiling the generator of mocks", executable: compiler, arguments: options + sources.map(\.path),
      inputFiles: sources, outputFiles: [generator])
  }

  private func writing(
    of interface: SwiftSourceModuleTarget, in folder: URL, by generator: URL, asking compiler: URL
  ) -> Command {
    let sources = interface.sourceFiles(withSuffix: "swift").map(\.url)
    let conditions = interface.compilationConditions.flatMap { ["-D", $0] }
    return .buildCommand(
      displayName: "Writing mocks of " + interface.moduleName, executable: generator,
      arguments: [compiler.path, interface.moduleName, folder.path] + conditions + sources.map(\.path),
      inputFiles: sources + [generator],
      outputFiles: [folder.appending(path: interface.moduleName + "Mocks.swift")])
  }

  /// The folder of this plugin's output for `Mocking`, of this package or another; it lies as that for `target` does, in
  /// …/PACKAGE/TARGET/….
  private func folderOfMocking(for target: any Target, in context: PluginContext) -> URL? {
    var path = context.pluginWorkDirectoryURL.pathComponents
    guard let place = path.lastIndex(of: target.name), place > 0 else { return nil }
    for dependency in target.dependencies {
      switch dependency {
      case .target(let library) where library.name == "Mocking": break
      case .product(let product) where product.name == "Mocking":
        guard
          let package = context.package.dependencies.map(\.package).first(where: {
            $0.products.contains { $0.id == product.id }
          })
        else { continue }
        path[place - 1] = package.id
      default: continue
      }
      path[place] = "Mocking"
      return path.dropFirst().reduce(URL(filePath: "/")) { $0.appending(path: $1) }
    }
    return nil
  }
}
