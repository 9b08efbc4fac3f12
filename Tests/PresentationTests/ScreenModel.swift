import TerminalText

/// As much of a terminal as an update needs: the cells, the cursor and the sequences that move it.
struct ScreenModel {
  private var rows: [[Character?]]
  private var (row, column) = (0, 0)

  init(width: Int, height: Int) {
    rows = Array(repeating: Array(repeating: " ", count: width), count: height)
  }

  var text: String {
    rows.map { row in
      var line = String(row.compactMap(\.self))
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  mutating func receive(_ bytes: [UInt8]) {
    var rest = String(decoding: bytes, as: UTF8.self)[...]
    while let next = rest.first {
      if next == "\u{1B}" {
        let sequence = rest.dropFirst(2).prefix { !$0.isLetter }
        let final = rest.dropFirst(2 + sequence.count).first ?? " "
        perform(final, sequence.split(separator: ";").compactMap { Int($0) })
        rest = rest.dropFirst(3 + sequence.count)
      } else {
        print(next)
        rest = rest.dropFirst()
      }
    }
  }

  private mutating func perform(_ final: Character, _ numbers: [Int]) {
    switch final {
    case "H": (row, column) = ((numbers.first ?? 1) - 1, (numbers.dropFirst().first ?? 1) - 1)
    case "G": column = (numbers.first ?? 1) - 1
    case "C": column += numbers.first ?? 1
    case "K": rows[row].replaceSubrange(column..., with: rows[row][column...].map { _ in " " })
    case "J": rows = rows.map { $0.map { _ in " " as Character? } }
    default: break
    }
  }

  private mutating func print(_ character: Character) {
    switch character {
    case "\r": column = 0
    case "\r\n": (row, column) = (row + 1, 0)
    default:
      let width = character.displayWidth
      // A real terminal too blanks the half that stays of a wide character.
      if rows[row][column] == nil, column > 0 { rows[row][column - 1] = " " }
      let after = column + width
      if after < rows[row].count, rows[row][after] == nil { rows[row][after] = " " }
      rows[row][column] = character
      if width == 2 { rows[row][column + 1] = Optional<Character>.none }
      column = min(after, rows[row].count - 1)
    }
  }
}

/// Repeatable pseudo-random numbers (SplitMix64).
struct Shuffle: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
