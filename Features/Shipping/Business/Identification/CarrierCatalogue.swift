/// Tells carriers by the form and the check digits of tracking numbers. Spaces and dashes do not count, nor does case.
///
/// A value without state: use it from any thread.
public struct CarrierCatalogue: Sendable {
  let formats: [CarrierFormats]

  init(formats: [CarrierFormats]) { self.formats = formats }

  /// All carriers that are known, in the order of their codes.
  public static let standard = CarrierCatalogue(formats: [
    .amazon, .canadaPost, .canpar, .dhl, .dpd, .fedex, .gofo, .landmark, .laserShip, .oldDominion, .onTrac, .purolator,
    .s10, .speeDee, .ups, .usps, .yodel, .yunExpress,
  ])

  /// The carriers with their services.
  public var carriers: [Carrier] {
    formats.map { Carrier(code: $0.code, name: $0.name, services: $0.formats.map(\.service)) }
  }

  /// The carrier with a code, in either case.
  public func carrier(_ code: String) -> Carrier? {
    let lowered = code.lowercased()
    return carriers.first { $0.code == lowered }
  }

  /// Whose number a text is. Any text may be given; the work is bounded by the number of formats.
  public func identify(_ text: String) -> Identification {
    let number: PlainNumber
    do {
      number = try PlainNumber(text)
    } catch {
      return Identification(number: text, matches: [], fault: error)
    }
    let verdicts = formats.flatMap { carrier in
      carrier.formats.compactMap { $0.verdict(on: number, of: carrier) }
    }
    let matches = verdicts.compactMap(\.match).sorted { $0.evidence > $1.evidence }.map(\.match)
    guard matches.isEmpty else { return Identification(number: text, matches: matches, fault: nil) }
    return Identification(number: text, matches: [], fault: fault(of: number, verdicts: verdicts))
  }

  private func fault(of number: PlainNumber, verdicts: [FormatVerdict]) -> NumberFault {
    let refusals = verdicts.compactMap(\.refusal).sorted { $0.evidence > $1.evidence }
    guard refusals.isEmpty else { return .resembles(number.form, refusals.prefix(3).map(\.resemblance)) }
    let beginnings = formats.flatMap(\.formats).compactMap { $0.nearMiss(number) }
    return beginnings.max { $0.evidence < $1.evidence }?.fault ?? .unusedForm(number.form)
  }
}
