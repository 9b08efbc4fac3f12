/// The form of a tracking number: its segments in order.
struct Shape: Sendable, ExpressibleByArrayLiteral {
  let segments: [Segment]

  /// The lengths that its numbers can have, in characters.
  let lengths: ClosedRange<Int>

  init(_ segments: [Segment]) {
    self.segments = segments
    lengths = segments.reduce(0...0) { sum, segment in
      sum.lowerBound + segment.lengths.lowerBound...sum.upperBound + segment.lengths.upperBound
    }
  }

  init(arrayLiteral segments: Segment...) { self.init(segments) }

  /// How a number falls into the segments, or nil where it has another form.
  func fit(_ number: [UInt8]) -> Fit? {
    guard lengths.contains(number.count), let lengths = split(number[...], into: segments[...]) else { return nil }
    return Fit(number: number, segments: segments, lengths: lengths)
  }

  /// The length of each segment, longest first where a segment may vary.
  private func split(_ rest: ArraySlice<UInt8>, into segments: ArraySlice<Segment>) -> [Int]? {
    guard let segment = segments.first else { return rest.isEmpty ? [] : nil }
    for length in segment.matchingLengths(at: rest) {
      if let others = split(rest.dropFirst(length), into: segments.dropFirst()) { return [length] + others }
    }
    return nil
  }
}

extension Segment {
  /// The lengths in which the beginning of a text fits this segment, longest first.
  fileprivate func matchingLengths(at rest: ArraySlice<UInt8>) -> [Int] {
    switch content {
    case .texts(let texts):
      return texts.filter { rest.starts(with: $0) }.map(\.count).sorted(by: >)
    case .run(let characters, let lengths):
      let run = rest.prefix(lengths.upperBound).prefix { characters.contains($0) }.count
      return run < lengths.lowerBound ? [] : (lengths.lowerBound...run).reversed()
    }
  }
}

/// A number taken apart by a shape that it fits.
struct Fit: Sendable {
  /// What the check digit is calculated over.
  private(set) var checked: [UInt8] = []
  /// The check digit as it stands in the number; nil where the shape has none.
  private(set) var check: UInt8?
  /// Texts that have to stand in a list.
  private(set) var codes: [(text: String, list: CodeList)] = []
  /// See `Segment.evidence(length:)`.
  private(set) var evidence = 0

  fileprivate init(number: [UInt8], segments: [Segment], lengths: [Int]) {
    var rest = number[...]
    for (segment, length) in zip(segments, lengths) {
      let text = rest.prefix(length)
      rest = rest.dropFirst(length)
      evidence += segment.evidence(length: length)
      switch segment.part {
      case .plain: break
      case .checked: checked += text
      case .check: check = text.first
      }
      if let list = segment.list { codes.append((String(decoding: text, as: UTF8.self), list)) }
    }
  }
}
