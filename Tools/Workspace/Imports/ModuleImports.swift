import Foundation

/// What a target's sources import.
struct ModuleImports: Sendable {
  /// An import declaration, and the file in which it stands, relative to the package.
  struct Place: Sendable {
    let file: String
    let declaration: SourceImports.Declaration

    var module: String { declaration.module }
    var line: Int { declaration.line }
  }

  private(set) var places: [Place] = []
  private(set) var macroModules: Set<String> = []
  /// The files in which an import could have been missed.
  private(set) var uncertainFiles: Set<String> = []

  /// The modules that are imported anywhere.
  var modules: Set<String> { Set(places.map(\.module)) }

  /// The modules that whoever imports this one sees too.
  var exportedModules: Set<String> { Set(places.filter(\.declaration.isExported).map(\.module)) }

  /// Reads a target's sources. Throws where a file cannot be read.
  init(of module: Module, in package: PackageModel) throws {
    for file in module.sources {
      let source = SourceImports([UInt8](try Data(contentsOf: URL(filePath: "\(package.root)/\(file)"))))
      places += source.declarations.map { Place(file: file, declaration: $0) }
      macroModules.formUnion(source.macroModules)
      if !source.isCertain { uncertainFiles.insert(file) }
    }
  }

  mutating func add(_ place: Place) {
    places.append(place)
  }
}
