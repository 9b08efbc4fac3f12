/// A target of the package, and what is known of it without building it.
struct Module: Sendable {
  /// What source says behind `import`.
  let name: String
  /// What the manifest calls it.
  let target: String
  let kind: Manifest.Kind
  /// Relative to the package.
  let folder: String
  /// Its Swift files, relative to the package, in alphabetical order; none for a target in C.
  let sources: [String]
  /// Whether the build may add sources to these.
  let hasGeneratedSources: Bool
  let compilerFlags: [String]
  let dependencies: [Need]
  /// Where a C target or a system library says what its module is, relative to the package.
  let moduleMap: String?

  /// A dependency as declared, and what it is good for.
  struct Need: Sendable {
    /// The name of the target or product.
    let name: String
    /// The modules that it allows to be imported.
    let modules: Set<String>
    /// The target, where it is one of this package.
    let target: String?
    /// Whether it may be there for something else than an import: a program that is run, a plugin, a binary whose module
    /// is unknown.
    let mayServeUnimported: Bool
  }
}
