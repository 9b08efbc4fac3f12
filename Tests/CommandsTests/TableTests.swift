import Commands
import TerminalText
import Testing

@Suite("A table")
struct TableTests {
  private func printed(columns: Int?, _ rows: [(Text, Text, Text)]) async -> String {
    let show = Command("show", summary: "Show", access: .anyone) { context in
      var table = Table(.number("ID"), .shrinking("TITLE"), .text("PLACE"))
      for row in rows { table.add(row.0, row.1, row.2) }
      try context.print(table)
    }
    return await Program("p", summary: "", version: "", commands: [show]).captured(["show"], columns: columns).output
  }

  @Test("is aligned by what a terminal shows")
  func aligned() async {
    let rows: [(Text, Text, Text)] = [("7", "자전거", "서울"), ("12", "cafe\u{301}", "Porto"), ("3", "🚲👩\u{200D}🔬", "x")]
    #expect(
      await printed(columns: nil, rows) == """
        ID  TITLE   PLACE
         7  자전거  서울
        12  cafe\u{301}    Porto
         3  🚲👩\u{200D}🔬    x

        """)
  }

  @Test("fits a terminal by cutting what may be cut, at whole characters", arguments: [22, 24, 40, 80])
  func fits(columns: Int) async {
    let long = Text(String(repeating: "자전거 ", count: 20))
    for line in await printed(columns: columns, [("1234", long, "Lisboa")]).split(separator: "\n") {
      #expect(line.displayWidth <= columns)
    }
  }

  @Test("puts the cells of a row below each other where they do not fit side by side")
  func stacked() async {
    let rows: [(Text, Text, Text)] = [("1", "A bicycle, hardly used", "Vila Nova de Gaia"), ("12", "Lamp", "")]
    #expect(
      await printed(columns: 26, rows) == """
        ID     1
        TITLE  A bicycle, hardly …
        PLACE  Vila Nova de Gaia

        ID     12
        TITLE  Lamp

        """)
  }

  @Test("is whole where there is no terminal")
  func whole() async {
    let long = String(repeating: "a", count: 300)
    #expect(await printed(columns: nil, [("1", Text(long), "x")]).contains(long))
  }

  @Test("keeps other people's text in its cell")
  func cells() async {
    #expect(await printed(columns: nil, [("1", .block("a\nb\u{1B}"), "x")]).hasSuffix("\n 1  a b␛   x\n"))
  }
}
