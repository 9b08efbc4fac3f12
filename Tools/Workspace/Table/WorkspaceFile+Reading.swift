import Commands
import Records

extension WorkspaceFile {
  /// Reads the file. Throws a `Failure` that names the place where it is malformed; a key that is not known is, since a
  /// misspelt one would switch a rule off.
  init(parsing bytes: [UInt8]) throws {
    do {
      let record = JSONRecord(value: try JSONValue(parsing: bytes), line: 1)
      try record.requireKeys(["floors", "recorded", "graph", "exceptions"])
      floors = try record.optionalRecords("floors")?.map { try Floor($0) } ?? []
      if let modules = try record.optionalRecord("recorded") {
        for member in modules.value.object?.members ?? [] {
          recorded[member.name] = try modules.optionalStrings(member.name) ?? []
        }
      }
      graphFile = try record.optionalRecord("graph").map { graph in
        try graph.requireKeys(["file"])
        return try graph.string("file")
      }
      exceptions = try record.optionalRecords("exceptions")?.map { try Exception($0) } ?? []
      text = String(decoding: bytes, as: UTF8.self)
    } catch let error as RecordError {
      throw Failure(.badData, "\(WorkspaceFile.name): \(error).")
    }
  }
}

extension Floor {
  fileprivate init(_ record: JSONRecord) throws {
    try record.requireKeys([
      "name", "targets", "mayImport", "mayNotImport", "asWellAs", "outside", "implements", "protocolsOnly", "drawn",
      "why", "wayOut",
    ])
    let patterns = { (field: String) in try record.optionalStrings(field)?.map { PathPattern($0) } }
    name = try record.string("name")
    targets = try patterns("targets") ?? []
    mayImport = try patterns("mayImport") ?? []
    mayNotImport = try patterns("mayNotImport") ?? []
    asWellAs = try patterns("asWellAs") ?? []
    outside = try patterns("outside")
    implements = try patterns("implements") ?? []
    protocolsOnly = try record.optionalBool("protocolsOnly") ?? false
    isDrawn = try record.optionalBool("drawn") ?? true
    why = try record.optionalString("why")
    wayOut = try record.optionalString("wayOut")
  }
}

extension WorkspaceFile.Exception {
  fileprivate init(_ record: JSONRecord) throws {
    try record.requireKeys(["rule", "target", "module", "why"])
    let name = try record.string("rule")
    guard let rule = Rule(rawValue: name) else { throw record.failure("is no rule: \(name)", field: "rule") }
    self.rule = rule
    target = try record.string("target")
    module = try record.optionalString("module")
    why = try record.string("why")
  }
}

extension JSONRecord {
  fileprivate func requireKeys(_ known: Set<String>) throws {
    guard let unknown = value.object?.members.first(where: { !known.contains($0.name) }) else { return }
    throw failure("is not known here; there are \(known.sorted().joined(separator: ", "))", field: unknown.name)
  }
}
