import Item
import Testing

@Suite("The words of a text")
struct SearchTextTests {
  @Test(
    "are runs of letters and digits without case and accents",
    arguments: [
      ("Cílios, postiços!", ["cilios", "posticos"]),
      ("c\u{69}\u{301}lios", ["cilios"]),
      ("mid-80's 24\"bike", ["mid", "80", "s", "24", "bike"]),
      ("STRASSE Straße", ["strasse", "strasse"]),
      ("Ðế Łódź SMØRREBRØD", ["ðe", "lodz", "smorrebrod"]),
      ("ΟΔΟΣ οδός", ["οδοσ", "οδοσ"]),
      ("Ёлка йод и\u{306}од", ["елка", "иод", "иод"]),
      ("İstanbul ISPARTA ısı", ["istanbul", "isparta", "isi"]),
      ("자전거 팝니다", ["자전거", "팝니다"]),
      ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", ["한글"]),
      ("自転車、新品", ["自転車", "新品"]),
      ("हिन्दी किताब", ["हनद", "कतब"]),
      ("📱iPhone🇵🇹13👨‍👩‍👧", ["iphone", "13"]),
      ("soft\u{AD}hyphen zero\u{200B}width", ["softhyphen", "zero", "width"]),
      ("كِتَاب كتاب", ["كتاب", "كتاب"]),
      ("١٢٣ x² ½", ["١٢٣", "x²", "½"]),
      ("\u{301} \u{FE0F} — …", []),
      ("", []),
    ] as [(String, [String])])
  func words(text: String, expected: [String]) {
    #expect(SearchText.words(in: text) == expected)
  }
}
