import Foundation
import PackagePlugin

/// Has the build write a target's mocks: `ItemInterfaceMocks` gets those of `ItemInterface`, which it depends on.
@main
struct MockPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    for case .target(let interface as SwiftSourceModuleTarget) in target.dependencies
    where interface.moduleName + "Mocks" == target.name {
      return [try command(for: interface, in: context)]
    }
    Diagnostics.error(target.name + " has to be named after an interface it depends on, with Mocks behind")
    return []
  }

  private func command(for interface: SwiftSourceModuleTarget, in context: PluginContext) throws -> Command {
    let sources = interface.sourceFiles(withSuffix: "swift").map(\.url)
    let folder = context.pluginWorkDirectoryURL
    let conditions = interface.compilationConditions.flatMap { ["-D", $0] }
    let compiler = try context.tool(named: "swiftc").url
    return .buildCommand(
      displayName: "Writing mocks of " + interface.moduleName, executable: try context.tool(named: "MockGenerator").url,
      arguments: [compiler.path, interface.moduleName, folder.path] + conditions + sources.map(\.path),
      inputFiles: sources,
      outputFiles: [folder.appending(path: interface.moduleName + "Mocks.swift")])
  }
}
