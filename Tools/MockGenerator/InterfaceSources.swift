/// The sources of an interface, for what the compiler leaves out of a symbol graph.
final class InterfaceSources {
  final class Import {
    let module: String
    /// Whether it stands in `#if`.
    let isConditional: Bool

    init(_ module: String, isConditional: Bool) {
      self.module = module
      self.isConditional = isConditional
    }
  }

  private(set) var imports: [Import] = []
  /// The first `#if` on what only the build of the interface knows, and what that is.
  private(set) var unknownCondition: (location: SourceLocation, name: String)?
  /// Without comments and what is in quotes, byte for byte where it was: columns count bytes.
  private var code: [String: [UInt8]] = [:]

  /// Of a file that cannot be read, nothing is known.
  init(_ paths: [String]) {
    for path in paths {
      guard let text = try? OperatingSystem.text(ofFile: path) else { continue }
      let bytes = Self.code(of: text)
      code[path] = bytes
      readLines(of: bytes, path)
    }
  }

  func contains(_ path: String) -> Bool { code[path] != nil }

  /// What stands at a place and behind it.
  func text(from location: SourceLocation) -> String {
    let bytes = code[location.path] ?? []
    var (line, start) = (1, 0)
    while line < location.line, start < bytes.count {
      if bytes[start] == 10 { line += 1 }
      start += 1
    }
    return String(decoding: bytes.dropFirst(start + location.column - 1), as: UTF8.self)
  }

  /// Whether a type says of itself, and not of its type parameters, that it cannot be copied or not outlive a call.
  func isMarked(_ type: SymbolGraph.Symbol) -> Bool {
    var header = text(from: type.location).until("{").without(type.name)
    if let (_, after) = header.trimmed.brackets { header = after }
    let (conformances, _) = header.cut(at: "where ") ?? (header, "")
    let words = conformances.filter { !$0.isWhitespace }
    return words.contains("~Copyable") || words.contains("~Escapable")
  }

  /// A requirement from its name to the end of its result, or of its type where it is a property.
  func declaration(at location: SourceLocation) -> String {
    var rest = text(from: location)
    var text = rest.until("(<{:")
    rest = rest.without(text)
    if rest.hasPrefix(":") { return rest.until("{") }
    if let (generics, after) = rest.brackets, rest.hasPrefix("<") {
      text += generics
      rest = after
    }
    guard let (parameters, after) = rest.brackets else { return text }
    text += parameters
    rest = after
    repeat {
      // The last line is that of the protocol's closing brace.
      let (line, after) = rest.cut(at: "\n") ?? (rest.until("}"), "")
      text += line.until(";")
      rest = after.trimmed
    } while ["->", "async", "throws"].contains(where: rest.hasPrefix)
    return text
  }

  private func readLines(of bytes: [UInt8], _ path: String) {
    var (line, depth) = (0, 0)
    for part in bytes.split(separator: 10, omittingEmptySubsequences: false) {
      line += 1
      let text = String(decoding: part, as: UTF8.self).trimmed
      if text.hasPrefix("#") {
        if text.hasPrefix("#if") { depth += 1 }
        if text.hasPrefix("#endif") { depth -= 1 }
        let names = text.mentions(["DEBUG"]) ? "DEBUG" : text.mentions(["hasFeature"]) ? "hasFeature" : ""
        if !names.isEmpty && unknownCondition == nil {
          unknownCondition = (SourceLocation(path: path, line: line), names)
        }
      } else if text.contains("import ") {
        for statement in text.parts(at: ";") { readImport(statement.parts(at: " "), isConditional: depth > 0) }
      }
    }
  }

  private func readImport(_ words: [String], isConditional: Bool) {
    guard let place = words.firstIndex(of: "import") else { return }
    let isRepeated = words[..<place].allSatisfy { $0 == "public" || $0.hasPrefix("@") && $0 != "@_implementationOnly" }
    var path = words[(place + 1)...]
    if ["class", "enum", "func", "let", "protocol", "struct", "typealias", "var"].contains(path.first) {
      path.removeFirst()
    }
    guard isRepeated, let module = path.first else { return }
    imports.append(Import(module.until("."), isConditional: isConditional))
  }
}

extension InterfaceSources {
  private static func code(of text: String) -> [UInt8] {
    var bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      let end = min(end(of: bytes, from: index), bytes.count)
      for place in index..<end where bytes[place] != 10 { bytes[place] = 32 }
      if bytes[index] == 13 { bytes[index] = 32 }
      index = max(end, index + 1)
    }
    return bytes
  }

  /// Where the comment or the text ends that begins at a place; where none does, that place.
  private static func end(of bytes: [UInt8], from start: Int) -> Int {
    func has(_ mark: StaticString, _ place: Int) -> Bool {
      for index in 0..<mark.utf8CodeUnitCount {
        if place + index >= bytes.count || bytes[place + index] != mark.utf8Start[index] { return false }
      }
      return true
    }
    var place = start
    if has("//", start) {
      while place < bytes.count, bytes[place] != 10 { place += 1 }
    } else if has("/*", start) {
      var depth = 0
      repeat {
        let change = has("/*", place) ? 1 : has("*/", place) ? -1 : 0
        depth += change
        place += change == 0 ? 1 : 2
      } while depth > 0 && place < bytes.count
    } else if has("\"", start) {
      let isLong = has("\"\"\"", start)
      place += isLong ? 3 : 1
      while place < bytes.count, !has(isLong ? "\"\"\"" : "\"", place) { place += has("\\", place) ? 2 : 1 }
      place += isLong ? 3 : 1
    }
    return place
  }
}
