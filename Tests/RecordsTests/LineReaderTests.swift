import Testing

@testable import Records

@Suite("Line reader")
struct LineReaderTests {
  private func read(_ bytes: [UInt8], limit: Int = 100) throws -> [String] {
    let reader = LineReader(MemorySource(bytes, largestRead: 3), maximumLineSize: limit)
    var seen: [String] = []
    while let line = try reader.next() {
      switch line {
      case .success(let line): seen.append("\(line.number):\(line.text)")
      case .failure(let error): seen.append(error.description)
      }
    }
    return seen
  }

  @Test("Lines end in LF or CRLF, the last one need not")
  func ends() throws {
    #expect(try read(Array("\u{FEFF}one\r\n\ntwo\rx\nthree".utf8)) == ["1:one", "2:", "3:two\rx", "4:three"])
    #expect(try read([]) == [])
    #expect(try read(Array("one\n".utf8)) == ["1:one"])
  }

  @Test("A bad line does not end reading")
  func badLines() throws {
    #expect(
      try read([0x61, 0xFF, 0x0A, 0x62, 0x62, 0x62, 0x62, 0x0A, 0x63], limit: 3)
        == ["line 1: invalid UTF-8", "line 2: the record is larger than 3 bytes", "3:c"])
  }
}
