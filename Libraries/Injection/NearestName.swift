/// The registered name that looks most like a missing one.
struct NearestName {
  /// How to write the missing type: with its module where the two would look alike otherwise.
  let sought: String
  /// How to write the nearest one; nil where nothing is registered.
  let found: String?

  init(to type: TypeName, among candidates: [TypeName]) {
    let nearest = candidates.min { left, right in
      let distances = (Self.distance(type.short, left.short), Self.distance(type.short, right.short))
      return distances.0 == distances.1 ? left.full < right.full : distances.0 < distances.1
    }
    let isSameWord = nearest?.short == type.short
    sought = isSameWord ? type.full : type.short
    found = isSameWord ? nearest?.full : nearest?.short
  }

  /// How many characters to insert, remove or replace (Levenshtein).
  static func distance(_ left: String, _ right: String) -> Int {
    let right = Array(right)
    var row = Array(0...right.count)
    for (line, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, other) in right.enumerated() {
        let replaced = diagonal + (character == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[right.count]
  }
}
