/// A pattern for the folders or the names of targets.
///
/// `*` stands for any part of a folder's name, `**` for any number of folders, and `{feature}` for a part of a name that
/// must be the same wherever `{feature}` stands in one row of the table: `Features/{feature}/Business`.
struct PathPattern: Sendable, Equatable {
  /// What the placeholders of a row stand for.
  typealias Bindings = [String: String]

  private enum Piece: Sendable, Equatable {
    case literal(String)
    case anything
    case placeholder(String)
  }

  private enum Component: Sendable, Equatable {
    case anyFolders
    case pieces([Piece])
  }

  /// As it was written.
  let text: String
  private let components: [Component]

  init(_ text: String) {
    self.text = text
    components = text.split(separator: "/").map { $0 == "**" ? .anyFolders : .pieces(Self.pieces($0)) }
  }

  /// What the placeholders stand for where `path` matches, those of `bindings` included; nil where it does not.
  func match(_ path: String, _ bindings: Bindings = [:]) -> Bindings? {
    Self.match(components[...], path.split(separator: "/")[...], bindings)
  }

  /// The pattern with the placeholders replaced that are known.
  func filled(with bindings: Bindings) -> String {
    bindings.reduce(text) { $0.replacing("{\($1.key)}", with: $1.value) }
  }

  private static func pieces(_ component: Substring) -> [Piece] {
    var pieces: [Piece] = []
    var rest = component
    while let first = rest.first {
      if first == "*" {
        pieces.append(.anything)
        rest.removeFirst()
      } else if first == "{", let end = rest.firstIndex(of: "}") {
        pieces.append(.placeholder(String(rest[rest.index(after: rest.startIndex)..<end])))
        rest = rest[rest.index(after: end)...]
      } else {
        let literal = rest.prefix { $0 != "*" && $0 != "{" }
        pieces.append(.literal(literal.isEmpty ? "{" : String(literal)))
        rest = rest.dropFirst(max(1, literal.count))
      }
    }
    return pieces
  }

  private static func match(
    _ components: ArraySlice<Component>, _ path: ArraySlice<Substring>, _ bindings: Bindings
  ) -> Bindings? {
    guard let first = components.first else { return path.isEmpty ? bindings : nil }
    switch first {
    case .anyFolders:
      return (0...path.count).lazy.compactMap { match(components.dropFirst(), path.dropFirst($0), bindings) }.first
    case .pieces(let pieces):
      guard let name = path.first else { return nil }
      return match(pieces[...], name, bindings).lazy
        .compactMap { match(components.dropFirst(), path.dropFirst(), $0) }.first
    }
  }

  /// Every way in which the pieces make up the name.
  private static func match(_ pieces: ArraySlice<Piece>, _ name: Substring, _ bindings: Bindings) -> [Bindings] {
    guard let first = pieces.first else { return name.isEmpty ? [bindings] : [] }
    let rest = pieces.dropFirst()
    switch first {
    case .literal(let text): return name.hasPrefix(text) ? match(rest, name.dropFirst(text.count), bindings) : []
    case .anything: return (0...name.count).flatMap { match(rest, name.dropFirst($0), bindings) }
    case .placeholder(let key):
      if let known = bindings[key] {
        return name.hasPrefix(known) ? match(rest, name.dropFirst(known.count), bindings) : []
      }
      guard !name.isEmpty else { return [] }
      return (1...name.count).reversed().flatMap { length in
        match(rest, name.dropFirst(length), bindings.merging([key: String(name.prefix(length))]) { $1 })
      }
    }
  }
}
