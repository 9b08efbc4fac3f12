/// What a format says about a number of its form.
enum FormatVerdict {
  /// See `Segment.evidence(length:)`.
  case matches(CarrierMatch, evidence: Int)
  case refuses(FormatRefusal)

  var match: (match: CarrierMatch, evidence: Int)? {
    if case .matches(let match, let evidence) = self { (match, evidence) } else { nil }
  }

  var refusal: FormatRefusal? {
    if case .refuses(let refusal) = self { refusal } else { nil }
  }
}

/// Why a number that looks like a format's is not one.
struct FormatRefusal {
  let resemblance: Resemblance
  /// See `Segment.evidence(length:)`.
  let evidence: Int
}

extension TrackingFormat {
  /// Nil where the number has another form.
  func verdict(on number: PlainNumber, of carrier: CarrierFormats) -> FormatVerdict? {
    if let exception, exception.fit(number.characters) != nil { return nil }
    var refusal: FormatRefusal?
    for shape in shapes {
      guard let fit = shape.fit(number.characters) else { continue }
      let evidence = fit.evidence + carrier.reach.rawValue
      guard let difference = difference(in: fit) else {
        let url = page?.url(for: number.text, codes: fit.codes.map(\.text))
        let match = CarrierMatch(carrier: carrier.code, service: service, url: url)
        return .matches(match, evidence: evidence + (check?.evidence ?? 0))
      }
      refusal =
        refusal
        ?? FormatRefusal(resemblance: Resemblance(service: service, difference: difference), evidence: evidence)
    }
    return refusal.map(FormatVerdict.refuses)
  }

  private func difference(in fit: Fit) -> Resemblance.Difference? {
    for code in fit.codes where !code.list.codes.contains(code.text) { return .unknownCountry(code.text) }
    guard let check, let given = fit.check else { return nil }
    let prefix = Array(impliedPrefix.utf8)
    let checked = fit.checked.starts(with: prefix) ? fit.checked : prefix + fit.checked
    let expected = check.checkCharacter(for: checked)
    guard expected != given else { return nil }
    let found = Character(Unicode.Scalar(given))
    let right = expected.map { Character(Unicode.Scalar($0)) }
    return check == .mod37_36 ? .checkCharacter(found, expected: right) : .checkDigit(found, expected: right)
  }

  /// Why a number that begins as only this format's do is still none of them; nil where it begins otherwise.
  func nearMiss(_ number: PlainNumber) -> (fault: NumberFault, evidence: Int)? {
    for shape in shapes {
      guard case .texts(let texts)? = shape.segments.first?.content,
        let beginning = texts.first(where: { $0.count >= 2 && number.characters.starts(with: $0) })
      else { continue }
      let evidence = 52 * beginning.count
      guard shape.lengths.contains(number.characters.count) else {
        let fault = NumberFault.otherLength(
          service: service, lengths: shape.lengths, count: number.characters.count)
        return (fault, evidence)
      }
      guard let wrong = shape.firstMismatch(in: number.characters) else { continue }
      let fault = NumberFault.misplaced(service: service, position: wrong.position + 1, expected: wrong.expected)
      // Of the right length: nearer than any of another length with the same beginning, and the nearer the later.
      return (fault, evidence + 1 + wrong.position)
    }
    return nil
  }
}

extension Shape {
  /// The first character that is out of place, taking every segment at its shortest; nil where none is.
  fileprivate func firstMismatch(in number: [UInt8]) -> (position: Int, expected: NumberSymbol)? {
    var position = 0
    for segment in segments {
      switch segment.content {
      case .texts(let texts):
        let rest = number.dropFirst(position)
        guard let text = texts.first(where: { rest.starts(with: $0) }) else {
          return (position, .text(texts.map { String(decoding: $0, as: UTF8.self) }))
        }
        position += text.count
      case .run(let characters, let lengths):
        let wrong = number.dropFirst(position).prefix(lengths.lowerBound).firstIndex { !characters.contains($0) }
        if let wrong { return (wrong, characters.symbol) }
        position += lengths.lowerBound
      }
    }
    return nil
  }
}
