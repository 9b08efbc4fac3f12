import Testing

@testable import Shipping

@Suite("Carriers and their pages")
struct CarrierTests {
  private let catalogue = CarrierCatalogue.standard

  @Test("codes are unique and in order")
  func codes() {
    let codes = catalogue.carriers.map(\.code)
    #expect(codes == Set(codes).sorted())
  }

  @Test("a carrier is found by its code in either case")
  func lookUp() {
    #expect(catalogue.carrier("Canada_Post")?.name == "Canada Post")
    #expect(catalogue.carrier("pigeon") == nil)
  }

  @Test("a page has the plain number in its address")
  func page() {
    let url = catalogue.identify("1z 31abyz03e7182815").matches.first?.url
    #expect(url == "https://www.ups.com/track?tracknum=1Z31ABYZ03E7182815")
  }

  @Test("an international number leads to the post of its country, where that has a page")
  func posts() {
    #expect(catalogue.identify("EE473124903PT").matches.first?.url?.contains("ctt.pt") == true)
    #expect(catalogue.identify("EE473124903ZW").matches.first?.url == nil)
  }

  @Test("everything but unreserved characters is escaped in an address")
  func escaping() {
    let page = TrackingPage.address("https://example.org/?n={number}&x=1")
    #expect(page.url(for: "a b&c/é~", codes: []) == "https://example.org/?n=a%20b%26c%2F%C3%A9~&x=1")
    #expect(TrackingPage.percentEncoded("\u{1}%") == "%01%25")
  }

  @Test("every address is https and has one place for the number")
  func addresses() {
    for format in catalogue.formats.flatMap(\.formats) {
      let addresses: [String] =
        switch format.page {
        case .address(let address): [address]
        case .byCode(let addresses): Array(addresses.values)
        case nil: []
        }
      for address in addresses {
        #expect(address.hasPrefix("https://"))
        #expect(address.split(separator: "{number}", omittingEmptySubsequences: false).count == 2)
      }
    }
  }
}
