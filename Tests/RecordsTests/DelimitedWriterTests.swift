import Testing

@testable import Records

@Suite("CSV and TSV writer")
struct DelimitedWriterTests {
  private func written(
    _ rows: [[String]], format: DelimitedFormat = .csv, columns: [String]? = nil, formulas: FormulaRule = .kept
  ) throws -> String {
    let sink = MemorySink()
    let writer = DelimitedWriter(sink, format: format, columns: columns, formulas: formulas)
    for row in rows { try writer.write(row) }
    try writer.finish()
    return sink.text
  }

  @Test("Fields are quoted only where they must be")
  func quotes() throws {
    #expect(
      try written([["a b", "1,5", "say \"hi\"", "x\ny"]], columns: ["a", "b", "c", "d"])
        == "a,b,c,d\r\na b,\"1,5\",\"say \"\"hi\"\"\",\"x\ny\"\r\n")
    #expect(try written([["1,5", "a\tb"]], format: .tsv) == "1,5\t\"a\tb\"\n")
    #expect(try written([[""], ["", ""]]) == "\"\"\r\n,\r\n")
  }

  @Test("Rows must have as many fields as there are columns")
  func fieldCount() {
    #expect(throws: RecordError.self) { try written([["1"]], columns: ["a", "b"]) }
  }

  @Test(
    "Formulas are neutralised on demand, and come back",
    arguments: ["=1+1", "+1", "-1", "@x", "\tx", "\rx", "'=x", "''-x"])
  func formulas(field: String) throws {
    let text = try written([[field]], formulas: .neutralised)
    let bare = text.filter { $0 != "\"" }
    #expect(bare.first == "'")
    let row = try DelimitedReader(MemorySource(text), header: .none, formulas: .neutralised).next()?.get()
    #expect(row?.fields == [field])
  }

  @Test("Other fields stay as they are", arguments: ["", "'", "'a", "a=b", "'til", "1"])
  func noFormula(field: String) {
    #expect(FormulaRule.neutralised.writing(field) == field)
    #expect(FormulaRule.neutralised.reading(field) == field)
  }
}
