extension CannedMarket {
  /// Six people in six languages, who sell, haggle and agree with each other.
  public static let standard = CannedMarket(
    people: [
      CannedPerson(
        "1", "ana", "Ana Ribeiro", place: "Porto", bio: "Arrumo a garagem aos domingos."),
      CannedPerson("2", "ben", "Ben Whitlock", place: "Leeds"),
      CannedPerson("3", "chloe", "Chloé Marchand", place: "Lyon", bio: "Je réponds le soir."),
      CannedPerson("4", "yusuf", "يوسف حدّاد", place: "الدار البيضاء", bio: "أبيع ما لم أعد أحتاج إليه."),
      CannedPerson("5", "hana", "森川はな", place: "京都"),
      CannedPerson("6", "nuria", "Núria Puig", place: "Girona", bio: "Llibres, sobretot."),
    ],
    items: [
      CannedItem(
        "1", "Bicicleta de passeio, pouco usada", of: "1", 120_00, "EUR", category: "bike",
        text: "Quadro de aço, seis mudanças. O pneu de trás é novo."),
      CannedItem("2", "Desk lamp with a bent arm", of: "1", 15_00, "EUR", category: "home", text: "Still leans left."),
      CannedItem(
        "3", "طاولة خشبية قديمة بحالة جيدة", of: "4", 450_00, "MAD", category: "furniture",
        text: "خشب جوز، عليها خدش صغير من جهة النافذة."),
      CannedItem(
        "4", "フィルムカメラ、革ケース付き", of: "5", 18_000, "JPY", category: "camera",
        text: "シャッターは快調です。レンズに小さな傷があります。",
        status: .reserved(buyerId: "2", priceMinorUnits: 17_000)),
      CannedItem(
        "5", "Machine à coudre de ma grand-mère", of: "3", 90_00, "EUR", category: "home",
        text: "Elle pique droit et ne fait aucun bruit.", status: .sold(buyerId: "1", priceMinorUnits: 85_00)),
      CannedItem(
        "6", "Caixa de llibres infantils", of: "6", 0, "EUR", category: "books", text: "Per a qui els vulgui llegir."),
      CannedItem(
        "7", "Forty vinyl records, mostly jazz", of: "2", 80_00, "GBP", category: "music",
        text: "Two of them jump at the same place."),
      CannedItem("8", "Camping stove", of: "2", 25_00, "GBP", category: "outdoor", status: .removed),
      CannedItem(
        "9", "Guitarra clássica com estojo", of: "1", 140_00, "EUR", category: "music",
        text: "Cordas novas. O estojo fecha à segunda.", status: .reserved(buyerId: "3", priceMinorUnits: 130_00)),
      CannedItem(
        "10", "Manta de lã da Serra da Estrela", of: "1", 40_00, "EUR", category: "home",
        status: .sold(buyerId: "2", priceMinorUnits: 40_00)),
      CannedItem(
        "11", "School atlas, a little outdated", of: "2", 6_00, "GBP", category: "books",
        status: .sold(buyerId: "5", priceMinorUnits: 5_00)),
    ],
    conversations: [
      CannedConversation(
        "1", item: "1", buyer: "2",
        .text("2", minutesAgo: 320, "Hello! Is the bicycle still there?"),
        .text("1", minutesAgo: 300, "Olá! Ainda está. Yes, it is."),
        .offer("2", minutesAgo: 250, 100_00),
        .text("1", minutesAgo: 190, "Menos de 110 não consigo, o pneu é novo."),
        .offer("1", minutesAgo: 189, 110_00),
        .text("2", minutesAgo: 60, "Let me sleep on it 🙂")),
      CannedConversation(
        "2", item: "3", buyer: "1",
        .text("1", minutesAgo: 150, "Bom dia, a mesa cabe num carro pequeno?"),
        .text("4", minutesAgo: 140, "صباح الخير! نعم، الأرجل تُفك بسهولة.")),
      CannedConversation(
        "3", item: "4", buyer: "2",
        .text("2", minutesAgo: 2_900, "Does the light meter work?"),
        .text("5", minutesAgo: 2_860, "はい、電池を替えたばかりです。"),
        .offer("2", minutesAgo: 2_800, 17_000),
        .accept("5", minutesAgo: 2_700)),
      CannedConversation(
        "4", item: "7", buyer: "5",
        .text("5", minutesAgo: 45, "ジャズの名盤はありますか。")),
      CannedConversation(
        "5", item: "9", buyer: "3",
        .text("3", minutesAgo: 1_500, "Bonjour, l'envoyez-vous en France ?"),
        .offer("3", minutesAgo: 1_490, 130_00),
        .accept("1", minutesAgo: 1_400)),
      CannedConversation(
        "6", item: "5", buyer: "1",
        .text("1", minutesAgo: 9_000, "Ainda trabalha?"),
        .offer("1", minutesAgo: 8_900, 85_00),
        .accept("3", minutesAgo: 8_800),
        .system(
          minutesAgo: 6_000,
          [
            "en": "Parcel 1 was received: Machine à coudre de ma grand-mère",
            "pt-BR": "O pacote 1 foi recebido: Machine à coudre de ma grand-mère",
          ])),
    ],
    deals: [
      CannedDeal(itemId: "5", sellerId: "3", buyerId: "1", priceMinorUnits: 85_00, currencyCode: "EUR"),
      CannedDeal(itemId: "10", sellerId: "1", buyerId: "2", priceMinorUnits: 40_00, currencyCode: "EUR"),
      CannedDeal(itemId: "11", sellerId: "2", buyerId: "5", priceMinorUnits: 5_00, currencyCode: "GBP"),
    ],
    reviews: [
      CannedReview(of: "5", by: "1", about: "3", 5, "Chegou bem embalada e costura a direito."),
      CannedReview(of: "5", by: "3", about: "1", 4, "Paiement rapide, réponses un peu lentes."),
      CannedReview(of: "10", by: "2", about: "1", 5, "Warm. Both the blanket and the chat."),
      CannedReview(of: "11", by: "5", about: "2", 5, "地図が美しいです。"),
    ])
}
