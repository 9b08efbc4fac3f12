import Records

extension Manifest {
  /// Reads what `swift package dump-package` printed. Throws `RecordError` where it looks otherwise than Swift 5.9 to 6.3
  /// print it.
  init(dump: [UInt8]) throws {
    let record = JSONRecord(value: try JSONValue(parsing: dump), line: 1)
    name = try record.string("name")
    let mode = try Self.languageMode(of: record)
    targets = try record.records("targets").map { try Target($0, languageMode: mode) }
    products = try record.records("products").map { product in
      Product(name: try product.string("name"), targets: try product.optionalStrings("targets") ?? [])
    }
    packages = try record.records("dependencies").compactMap { try Reference($0) }
  }

  /// What `-swift-version` is where a target says nothing: the newest mode of the list, or what the tools version brings.
  private static func languageMode(of record: JSONRecord) throws -> String {
    let listed = try record.optionalStrings("swiftLanguageVersions")?.max()
    let tools = try record.record("toolsVersion").string("_version")
    return listed ?? (tools.prefix { $0 != "." } == "6" ? "6" : "5")
  }
}

extension Manifest.Target {
  fileprivate init(_ record: JSONRecord, languageMode: String) throws {
    name = try record.string("name")
    let type = try record.string("type")
    guard let kind = Manifest.Kind(rawValue: type) else {
      throw record.failure("is of a kind that this version does not know: \(type)", field: "type")
    }
    self.kind = kind
    path = try record.optionalString("path")
    dependencies = try record.records("dependencies").map { try Manifest.Dependency($0) }
    let resources = try record.optionalRecords("resources")?.map { try $0.string("path") } ?? []
    excluded = (try record.optionalStrings("exclude") ?? []) + resources
    sources = try record.optionalStrings("sources")
    headers = try record.optionalString("publicHeadersPath") ?? "include"
    usesPlugins = try record.optionalRecords("pluginUsages")?.isEmpty == false
    compilerFlags = try Self.flags(record.optionalRecords("settings") ?? [], languageMode: languageMode)
  }

  private static func flags(_ settings: [JSONRecord], languageMode: String) throws -> [String] {
    var mode = languageMode
    var flags: [String] = []
    for setting in settings where try setting.string("tool") == "swift" {
      guard let kind = try setting.record("kind").value.object?.members.first else { continue }
      let value = kind.value["_0"]?.string
      switch (kind.name, value) {
      case ("swiftLanguageMode", let value?), ("swiftLanguageVersion", let value?): mode = value
      case ("enableUpcomingFeature", let value?): flags += ["-enable-upcoming-feature", value]
      case ("enableExperimentalFeature", let value?): flags += ["-enable-experimental-feature", value]
      case ("define", let value?): flags.append("-D\(value)")
      default: break
      }
    }
    return ["-swift-version", mode] + flags
  }
}

extension Manifest.Dependency {
  /// `{"byName": ["Chat", condition]}`, `{"target": […]}` or `{"product": ["Kit", "package", aliases, condition]}`.
  fileprivate init(_ record: JSONRecord) throws {
    guard let member = record.value.object?.members.first, let parts = member.value.array,
      let name = parts.first?.string
    else { throw record.failure("is no dependency of a target") }
    let part = { (index: Int) in parts.indices.contains(index) ? parts[index] : .null }
    switch member.name {
    case "target": self = .target(name)
    case "product":
      let aliases = part(2).object?.members.map { ($0.name, $0.value.string ?? $0.name) } ?? []
      self = .product(
        name, package: part(1).string, aliases: Dictionary(aliases, uniquingKeysWith: { _, last in last }))
    default: self = .byName(name)
    }
  }
}

extension Manifest.Reference {
  /// `{"fileSystem": [{"identity": …, "path": …}]}`, or the same with `sourceControl` or `registry`.
  fileprivate init?(_ record: JSONRecord) throws {
    guard let kind = record.value.object?.members.first?.name, let details = try record.records(kind).first else {
      return nil
    }
    identity = try details.string("identity")
    path = try details.optionalString("path")
  }
}
