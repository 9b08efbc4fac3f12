/// Case and accents taken off a letter without the tables of a Unicode library: a letter's official name says which
/// letter it is a variant of (`LATIN SMALL LETTER O WITH STROKE`).
enum AccentFolding {
  /// Adds the folded form of a letter or digit, which may be several scalars (`ß` is `ss`).
  static func append(_ scalar: Unicode.Scalar, to word: inout String.UnicodeScalarView) {
    if scalar.isASCII {
      word.append(("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar)
      return
    }
    guard scalar.properties.isCased else {
      word.append(scalar)
      return
    }
    // Upper case first makes one of letters that differ in lower case only, such as the final sigma.
    for lower in scalar.properties.uppercaseMapping.lowercased().unicodeScalars
    where !(0x0300...0x036F).contains(lower.value) {
      word.append(lower.isASCII ? lower : base(of: lower))
    }
  }

  private static func base(of letter: Unicode.Scalar) -> Unicode.Scalar {
    // These six are named as letters of their own, though written they are a letter and an accent.
    switch letter {
    case "ё": return "е"
    case "й": return "и"
    case "ї": return "і"
    case "ў": return "у"
    case "ќ": return "к"
    case "ѓ": return "г"
    default: break
    }
    guard let name = letter.properties.name, let end = name.startOfVariant else { return letter }
    return plainLetters[name[..<end]] ?? letter
  }

  /// The lower-case letters of Latin, Greek and Cyrillic that are no variant of another, by name.
  private static let plainLetters: [Substring: Unicode.Scalar] = {
    var letters: [Substring: Unicode.Scalar] = [:]
    for range in [0x0061...0x024F, 0x0370...0x052F] as [ClosedRange<UInt32>] {
      for value in range {
        guard let letter = Unicode.Scalar(value), letter.properties.isLowercase, let name = letter.properties.name,
          name.startOfVariant == nil
        else { continue }
        letters[name[...]] = letter
      }
    }
    return letters
  }()
}

extension String {
  /// Where ` WITH …` begins in the name of a letter.
  fileprivate var startOfVariant: Index? {
    var rest = utf8[...]
    while let space = rest.firstIndex(of: UInt8(ascii: " ")) {
      rest = rest[space...]
      if rest.starts(with: " WITH ".utf8) { return space }
      rest = rest.dropFirst()
    }
    return nil
  }
}
