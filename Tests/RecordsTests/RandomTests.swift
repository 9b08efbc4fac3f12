import Testing

@testable import Records

@Suite("Random data")
struct RandomTests {
  @Test("JSON that was written is read back, to the byte", arguments: 1...4 as ClosedRange<UInt64>)
  func jsonIdentity(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for layout in [JSONWriter.Layout.array, .lines] {
      for style in [JSONStyle.compact, .pretty] {
        let values = (0..<40).map { _ in random.value() }
        let sink = MemorySink()
        let writer = JSONWriter(sink, layout: layout, style: style)
        for value in values { try writer.write(value) }
        try writer.finish()
        let reader = JSONReader(
          MemorySource(sink.bytes, largestRead: 7), layout: layout == .array ? .array : .lines)
        // Compared as bytes: strings that are canonically equivalent are equal in Swift.
        for value in values { #expect(try reader.next()?.get().value.encoded() == value.encoded()) }
        #expect(try reader.next() == nil)
      }
    }
  }

  @Test("Tables that were written are read back", arguments: 1...4 as ClosedRange<UInt64>)
  func tableIdentity(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for format in [DelimitedFormat.csv, .csvWithSemicolons, .tsv] {
      for formulas in [FormulaRule.kept, .neutralised] {
        let width = Int.random(in: 1...4, using: &random)
        let rows = (0..<40).map { _ in (0..<width).map { _ in random.text() } }
        let sink = MemorySink()
        let writer = DelimitedWriter(sink, format: format, formulas: formulas)
        for row in rows { try writer.write(row) }
        try writer.finish()
        let reader = DelimitedReader(
          MemorySource(sink.bytes, largestRead: 5), format: format, header: .none, formulas: formulas)
        for row in rows {
          let read = try #require(try reader.next()?.get().fields)
          #expect(read.map { Array($0.utf8) } == row.map { Array($0.utf8) })
        }
        #expect(try reader.next() == nil)
      }
    }
  }

  @Test("Whatever bytes come, readers end and never trap", arguments: 1...4 as ClosedRange<UInt64>)
  func anyBytes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let bytes = random.bytes()
      if let value = try? JSONValue(parsing: bytes) {
        #expect((try? JSONValue(parsing: value.encoded(.pretty)))?.encoded() == value.encoded())
        _ = value.number?.decimalString()
        _ = value.number?.int64
      }
      for layout in [JSONReader.Layout.automatic, .array, .lines, .sequence] {
        let reader = JSONReader(MemorySource(bytes, largestRead: 3), layout: layout, maximumRecordSize: 30)
        var results = 0
        while (try? reader.next()) != nil { results += 1 }
        #expect(results <= bytes.count)
      }
      let table = DelimitedReader(MemorySource(bytes, largestRead: 3), header: .none, maximumRecordSize: 30)
      var rows = 0
      while (try? table.next()) != nil { rows += 1 }
      #expect(rows <= bytes.count)
    }
  }
}
