import Shipping
import Testing

@testable import ShippingPresentation

@Suite("What a conversation is told of an arrival")
struct ArrivalWordingTests {
  private func texts(isReceived: Bool, witness: String?) -> [String: String] {
    LocalizedArrivalWording().texts(
      of: Arrival(shipment: 1_234, isReceived: isReceived, witness: witness, itemTitle: "Lamp {handle}"))
  }

  @Test("is there in every language of the screens")
  func languages() {
    #expect(texts(isReceived: true, witness: nil).keys.sorted() == ["en", "pt-BR"])
  }

  @Test("names the parcel, what was in it, and who says so")
  func witness() {
    #expect(
      texts(isReceived: true, witness: "ben") == [
        "en": "Parcel 1234 was received, says @ben: Lamp {handle}",
        "pt-BR": "O pacote 1234 foi recebido, segundo @ben: Lamp {handle}",
      ])
    #expect(
      texts(isReceived: false, witness: "ana") == [
        "en": "Parcel 1234 was delivered, says @ana: Lamp {handle}",
        "pt-BR": "O pacote 1234 foi entregue, segundo @ana: Lamp {handle}",
      ])
  }

  @Test("can do without who says so")
  func nobody() {
    #expect(texts(isReceived: true, witness: nil)["en"] == "Parcel 1234 was received: Lamp {handle}")
    #expect(texts(isReceived: false, witness: nil)["pt-BR"] == "O pacote 1234 foi entregue: Lamp {handle}")
  }
}
