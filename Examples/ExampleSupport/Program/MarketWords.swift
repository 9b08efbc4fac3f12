import Commands

/// The words of a command line as they are typed in the whole market, where a noun comes before what is done with it:
/// hints of features speak of `chat inbox`.
struct MarketWords {
  /// The nouns of features, and the programs that run these alone.
  private static let programs = [
    "chat": "ChatExample", "item": "ItemExample", "ship": "ShippingExample", "user": "UserExample",
  ]
  private static let optionsWithValue: Set = ["--as", "--color"]

  private let words: [String]
  private let nounIndex: Int?

  init(_ words: [String]) {
    self.words = words
    var index = words.startIndex
    while index < words.endIndex, words[index] != "--", words[index].hasPrefix("-") || words[index] == "help" {
      index += Self.optionsWithValue.contains(words[index]) ? 2 : 1
    }
    nounIndex = index < words.endIndex ? index : nil
  }

  /// The words without the noun of this feature, which stands alone where its help is wanted. Throws where the noun is
  /// another's.
  func addressed(to feature: CommandGroup) throws(UsageFailure) -> [String] {
    guard let nounIndex else { return words }
    let noun = words[nounIndex]
    var words = words
    if noun == feature.name {
      words.remove(at: nounIndex)
      return words[nounIndex...].allSatisfy { $0.hasPrefix("-") } ? words + ["--help"] : words
    }
    guard let other = Self.programs[noun], !feature.commands.contains(where: { $0.name == noun }) else { return words }
    throw UsageFailure(
      "`\(noun)` is another feature's, which does not run here.",
      hint: noun == "user"
        ? "--as HANDLE says who uses this program; `swift run \(other)` runs that feature alone."
        : "`swift run \(other)` runs that feature alone.")
  }
}
