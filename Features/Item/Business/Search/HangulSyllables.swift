/// Korean syllables written as single letters (as some systems store them) made whole; Unicode 16, section 3.12.
enum HangulSyllables {
  static func composed(_ scalars: String.UnicodeScalarView) -> String {
    guard scalars.contains(where: { leads.contains($0.value) }) else { return String(scalars) }
    var composed = String.UnicodeScalarView()
    for scalar in scalars {
      if let last = composed.last, let syllable = syllable(last, scalar) {
        composed.removeLast()
        composed.append(syllable)
      } else {
        composed.append(scalar)
      }
    }
    return String(composed)
  }

  private static let leads: Range<UInt32> = 0x1100..<0x1113
  private static let vowels: Range<UInt32> = 0x1161..<0x1176
  private static let trails: Range<UInt32> = 0x11A8..<0x11C3
  private static let syllables: Range<UInt32> = 0xAC00..<0xD7A4
  private static let trailsPerVowel: UInt32 = 28

  private static func syllable(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    if leads.contains(first.value), vowels.contains(second.value) {
      let lead = first.value - leads.lowerBound
      let vowel = second.value - vowels.lowerBound
      return Unicode.Scalar(syllables.lowerBound + (lead * UInt32(vowels.count) + vowel) * trailsPerVowel)
    }
    let isOpenSyllable =
      syllables.contains(first.value) && (first.value - syllables.lowerBound) % trailsPerVowel == 0
    guard isOpenSyllable, trails.contains(second.value) else { return nil }
    return Unicode.Scalar(first.value + second.value - trails.lowerBound + 1)
  }
}
