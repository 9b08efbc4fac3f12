@testable import Shipping

/// Makes numbers of a format from its data: random characters, and the check digit that belongs to them.
struct FormatSampler {
  var random: any RandomNumberGenerator

  mutating func number(of format: TrackingFormat, shape: Shape) -> String {
    var parts = shape.segments.map { (part: $0.part, text: text(of: $0)) }
    if let check = format.check {
      let checked = parts.filter { $0.part == .checked }.flatMap(\.text)
      let prefix = Array(format.impliedPrefix.utf8)
      let character = check.checkCharacter(for: checked.starts(with: prefix) ? checked : prefix + checked)
      for index in parts.indices where parts[index].part == .check { parts[index].text = character.map { [$0] } ?? [] }
    }
    return String(decoding: parts.flatMap(\.text), as: UTF8.self)
  }

  private mutating func text(of segment: Segment) -> [UInt8] {
    if let code = segment.list?.codes.sorted().randomElement(using: &random) { return Array(code.utf8) }
    switch segment.content {
    case .texts(let texts): return texts.randomElement(using: &random) ?? []
    case .run(let characters, let lengths):
      let choices = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8).filter(characters.contains)
      return (0..<Int.random(in: lengths, using: &random)).map { _ in choices.randomElement(using: &random) ?? 0 }
    }
  }
}

/// The same numbers in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
