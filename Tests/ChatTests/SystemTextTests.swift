import Chat
import Testing

@Suite("What nobody wrote")
struct SystemTextTests {
  private let market = Market()

  @Test(
    "is read in the nearest language, and in English where there is none",
    arguments: [
      ("en", "Delivered."), ("en-GB", "Delivered."), ("pt-BR", "Entregue."), ("pt-PT", "Entregue, pois."),
      ("pt", "Entregue."), ("pt-AO", "Entregue."), ("PT-br", "Entregue."), ("ko-KR", "배달됨"), ("ja", "Delivered."),
      ("", "Delivered."),
    ])
  func nearest(language: String, text: String) {
    let translations = ["pt-PT": "Entregue, pois.", "pt-BR": "Entregue.", "ko": "배달됨"]
    #expect(SystemText("Delivered.", translations: translations).text(in: language) == text)
  }

  @Test("comes back in each of its languages")
  func roundTrip() throws {
    let number = try market.conversation()
    try market.manager.postSystemMessage(["pt-BR": "Entregue.", "en": "Delivered."], in: number)
    let contents = try market.manager.thread(number, for: "ana").messages.map(\.content)
    #expect(contents == [.system(SystemText("Delivered.", translations: ["pt-BR": "Entregue."]))])
  }

  @Test("needs a text that can be seen in English, and in what other languages it has")
  func blank() throws {
    let number = try market.conversation()
    for texts in [[:], ["pt-BR": "Entregue."], ["en": " "], ["en": "Delivered.", "pt-BR": "\n"]] {
      #expect(throws: ChatError.textBlank) { try market.manager.postSystemMessage(texts, in: number) }
    }
  }
}
