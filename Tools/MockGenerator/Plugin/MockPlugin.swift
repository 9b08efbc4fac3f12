import Foundation
import PackagePlugin

/// Has the build write a target's mocks: `ItemInterfaceMocks` gets those of `ItemInterface`, which it depends on.
@main
struct MockPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let interfaces = target.dependencies.compactMap { dependency -> SwiftSourceModuleTarget? in
      guard case .target(let target) = dependency else { return nil }
      return target as? SwiftSourceModuleTarget
    }
    guard let interface = interfaces.first(where: { "\($0.moduleName)Mocks" == target.name }) else {
      throw PluginError(
        description: "\(target.name) has to be named after an interface it depends on, with Mocks behind")
    }
    let sources = interface.sourceFiles(withSuffix: "swift").map(\.url).sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appending(path: "\(target.name).swift")
    let compiler = try context.tool(named: "swiftc").url
    return [
      .buildCommand(
        displayName: "Writing mocks of \(interface.moduleName)",
        executable: try context.tool(named: "MockGenerator").url,
        arguments: [compiler.path, interface.moduleName, output.path] + sources.map(\.path),
        inputFiles: sources, outputFiles: [output])
    ]
  }
}

struct PluginError: Error, CustomStringConvertible {
  let description: String
}
