import Testing

@testable import Shipping

@Suite("Whose number it is")
struct CarrierCatalogueTests {
  private let catalogue = CarrierCatalogue.standard

  @Test("a number of our own making is its carrier's", arguments: SampleNumbers.all)
  func samples(carrier: String, service: String, number: String) {
    let identification = catalogue.identify(number)
    #expect(identification.matches.contains { $0.carrier == carrier && $0.service == service })
    #expect(identification.reason == nil)
  }

  @Test("every service has a sample")
  func samplesAreComplete() {
    let sampled = Set(SampleNumbers.all.map(\.service))
    #expect(Set(catalogue.carriers.flatMap(\.services)) == sampled)
  }

  @Test("random numbers of every form are recognised, and a wrong check digit is not")
  func everyForm() {
    var sampler = FormatSampler(random: SeededGenerator(seed: 1))
    for carrier in catalogue.formats {
      for format in carrier.formats {
        for shape in format.shapes {
          for _ in 0..<20 {
            let number = sampler.number(of: format, shape: shape)
            if let exception = format.exception, exception.fit(Array(number.utf8)) != nil { continue }
            let matches = catalogue.identify(number).matches
            #expect(matches.contains { $0.carrier == carrier.code && $0.service == format.service }, "\(number)")
          }
        }
      }
    }
  }

  @Test(
    "spaces, dashes and case do not count",
    arguments: ["1Z31ABYZ03E7182815", "1z 31abyz 03 e718281 5", " 1 Z-31AB-YZ03-E718\t2815 "])
  func separators(number: String) {
    #expect(catalogue.identify(number).carriers == ["ups"])
    #expect(catalogue.identify(number).number == number)
  }

  @Test("no change of one digit leaves an S10 number valid")
  func s10Errors() {
    let number = Array("EE473124903PT".utf8)
    for position in 2..<11 {
      for digit in Array("0123456789".utf8) where digit != number[position] {
        var wrong = number
        wrong[position] = digit
        #expect(!catalogue.identify(String(decoding: wrong, as: UTF8.self)).isValid)
      }
    }
  }

  @Test(
    "S10 takes every country, and nothing that is none", arguments: ["AF", "BR", "CV", "GB", "KR", "PT", "US", "ZW"])
  func s10Countries(country: String) {
    #expect(catalogue.identify("EE473124903\(country)").carriers == ["s10"])
  }

  @Test("S10 knows the 249 codes of ISO 3166-1")
  func countryCount() {
    #expect(CodeList.countries.codes.count == 249)
    #expect(CodeList.countries.codes.allSatisfy { $0.utf8.count == 2 })
  }

  @Test("the likeliest comes first: what says more, then who is met more often")
  func order() {
    #expect(catalogue.identify("4201000123459300103141592653589796").carriers.first == "usps")
    #expect(catalogue.identify("78414142139").carriers.first == "old_dominion")
    // Both check digits fit this number of twelve digits.
    #expect(catalogue.identify("100000000172").carriers == ["fedex", "purolator"])
  }

  @Test(
    "a refusal says why",
    arguments: [
      ("618033988743", "12 digits like FedEx Express (12), but the check digit should be 6, not 3"),
      ("EE473124903XX", "13 characters like S10, but XX is no country code"),
      ("EE473124904PT", "13 characters like S10, but the check digit should be 3, not 4"),
      ("09123456789012A", "15 characters like DPD (14), but the check character should be U, not A"),
      ("1Z31ABYZ03E718281", "begins like UPS, which has 18 characters, not 17"),
      ("TBA12345678901X", "begins like Amazon Logistics, but character 15 should be a digit"),
      ("LTN31415926N2", "begins like Landmark Global LTN, but character 12 should be N1"),
      ("1LS7214012718281-2", "begins like LaserShip 1LS7 (18), but character 17 should be 1"),
      ("1234567", "no carrier uses this form (7 digits)"),
      ("X", "no carrier uses this form (1 character)"),
      ("", "there is no number"),
      (" - ", "there is no number"),
      ("0000 0000 0000", "nothing but zeros"),
      ("1Z31ABYZ03E71828１5", "'１' (U+FF11) is not a letter, digit, space or dash of ASCII"),
      ("123/456", "'/' (U+002F) is not a letter, digit, space or dash of ASCII"),
      ("12\u{1B}[31m", "U+001B is not a letter, digit, space or dash of ASCII"),
      (String(repeating: "7", count: 65), "longer than the 64 characters that any carrier could use"),
    ])
  func reasons(number: String, reason: String) {
    let identification = catalogue.identify(number)
    #expect(identification.reason == reason)
    #expect(!identification.isValid)
    #expect(identification.carriers.isEmpty)
  }

  @Test("where several forms are near, each says why, the nearest first")
  func severalReasons() {
    let reason = catalogue.identify("314159265350").reason ?? ""
    #expect(reason.contains("FedEx Express (12)"))
    #expect(reason.contains("; 12 digits like Purolator (12)"))
  }

  @Test("random texts are answered, whatever they are")
  func fuzz() {
    var random: any RandomNumberGenerator = SeededGenerator(seed: 2)
    let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789abz -/é１\u{0}\u{202E}👩‍👧".unicodeScalars)
    for _ in 0..<20_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...70, using: &random) { text.append(alphabet.randomElement(using: &random) ?? "0") }
      let identification = catalogue.identify(String(text))
      #expect(identification.isValid == (identification.reason == nil))
    }
  }

  @Test("random digits of every length are answered")
  func digitFuzz() {
    var random: any RandomNumberGenerator = SeededGenerator(seed: 3)
    for length in 1...66 {
      for _ in 0..<100 {
        let digits = (0..<length).map { _ in Character(String(Int.random(in: 0...9, using: &random))) }
        let identification = catalogue.identify(String(digits))
        #expect(identification.isValid == (identification.reason == nil))
      }
    }
  }
}
