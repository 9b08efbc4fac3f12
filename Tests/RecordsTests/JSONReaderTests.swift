import Testing

@testable import Records

/// What reading a whole text gave: records as `line:text`, failures and the error at the end as their descriptions.
private func read(
  _ bytes: [UInt8], layout: JSONReader.Layout = .automatic, limit: Int = 1 << 20, largestRead: Int = .max
) -> [String] {
  let reader = JSONReader(
    MemorySource(bytes, largestRead: largestRead), layout: layout, maximumRecordSize: limit)
  var seen: [String] = []
  do {
    while let result = try reader.next() {
      switch result {
      case .success(let record): seen.append("\(record.line):\(record.value.text())")
      case .failure(let error): seen.append("failed \(error)")
      }
    }
  } catch {
    seen.append("ended \(error)")
  }
  return seen
}

private func read(_ text: String, layout: JSONReader.Layout = .automatic, limit: Int = 1 << 20) -> [String] {
  read(Array(text.utf8), layout: layout, limit: limit)
}

@Suite("JSON reader")
struct JSONReaderTests {
  @Test(
    "Array, lines and sequence are told apart",
    arguments: [
      ("[{\"a\":1},\n{\"a\":2}\n,3]\n", ["1:{\"a\":1}", "2:{\"a\":2}", "3:3"]),
      ("[]", []), (" \n[ ] \n", []), ("", []), ("\n\n", []), ("\u{FEFF}", []), ("\u{FEFF}[1]", ["1:1"]),
      ("{\"a\":1}\n\n{\"a\":2}", ["1:{\"a\":1}", "3:{\"a\":2}"]),
      ("{\"a\":1}\r\n{\"a\":2}\r\n", ["1:{\"a\":1}", "2:{\"a\":2}"]),
      ("{\n\"a\":1\n}\n{\n\"a\":2}{}", ["1:{\"a\":1}", "4:{\"a\":2}", "5:{}"]),
      ("{\"a\":1} {\"a\":2}{\"a\":3}\n4 5", ["1:{\"a\":1}", "1:{\"a\":2}", "1:{\"a\":3}", "2:4", "2:5"]),
      ("\u{FEFF}{\"a\":1}", ["1:{\"a\":1}"]),
    ] as [(String, [String])])
  func layouts(text: String, expected: [String]) {
    #expect(read(text) == expected)
  }

  @Test("The layout may be given")
  func givenLayout() {
    #expect(read("[1]\n[2]\n", layout: .lines) == ["1:[1]", "2:[2]"])
    #expect(read("[1]\n[2]\n", layout: .sequence) == ["1:[1]", "2:[2]"])
    #expect(read("12 \n 345", layout: .sequence) == ["1:12", "2:345"])
    #expect(read("{}", layout: .array) == ["ended line 1, column 1: an array was expected"])
    #expect(read("", layout: .array) == ["ended line 1, column 1: the text ends too early"])
  }

  @Test("A malformed line is reported, and reading goes on behind it")
  func malformedLine() {
    let text = "{\"a\":1}\n{\"a\":1,}\n{\"b\":[tru]}\n{\"a\":2} x\n1true\n{\"a\":\"\nlast\n{\"a\":3}"
    #expect(
      read(text) == [
        "1:{\"a\":1}", "failed line 2, column 8: a name in double quotes was expected",
        "failed line 3, column 10, b[0]: a value was expected", "failed line 4, column 9: a value was expected",
        "failed line 5, column 2: nothing more was expected after the value",
        "failed line 6, column 7, a: the text ends too early", "failed line 7, column 1: a value was expected",
        "8:{\"a\":3}",
      ])
  }

  @Test("A first line that is malformed or breaks off does not hide the lines below")
  func malformedFirstLine() {
    #expect(read("{]\n{}\n") == ["failed line 1, column 2: a name in double quotes was expected", "2:{}"])
    #expect(read("{\"a\":\n{}\n{}") == ["failed line 1, column 6, a: the text ends too early", "2:{}", "3:{}"])
    #expect(read("{\"a\":") == ["failed line 1, column 6, a: the text ends too early"])
  }

  @Test("A malformed sequence ends at the fault instead of failing on every line")
  func malformedSequence() {
    #expect(read("{\n\"a\": 1,\n\"b\": 2,\n}") == ["ended line 4, column 1: a name in double quotes was expected"])
  }

  @Test(
    "A malformed array ends at the fault",
    arguments: [
      ("[1,\n2", ["1:1", "2:2", "ended line 2, column 2: the text ends too early"]),
      ("[1,\n{\"a\":[0,tru]}]", ["1:1", "ended line 2, column 12, a[1]: a value was expected"]),
      ("[1 2]", ["1:1", "ended line 1, column 4: “,” or “]” was expected"]),
      ("[1,]", ["1:1", "ended line 1, column 4: a value was expected"]),
      ("[,1]", ["ended line 1, column 2: a value was expected"]),
      ("[1]\n]", ["1:1", "ended line 2, column 1: nothing more was expected after the value"]),
      ("[", ["ended line 1, column 2: the text ends too early"]),
      ("[{\"price\":", ["ended line 1, column 11, price: the text ends too early"]),
    ] as [(String, [String])])
  func malformedArray(text: String, expected: [String]) {
    #expect(read(text) == expected)
  }

  @Test("A record larger than the limit is an error; lines go on behind it")
  func tooLarge() {
    let large = "{\"a\":\"" + String(repeating: "x", count: 300_000) + "\"}"
    #expect(
      read("{}\n\(large)\n{}", limit: 1_000) == ["1:{}", "failed line 2: the record is larger than 1000 bytes", "3:{}"])
    #expect(read("\(large)\n{}", limit: 1_000) == ["failed line 1: the record is larger than 1000 bytes", "2:{}"])
    #expect(
      read("[{},\(large)]", limit: 1_000) == ["1:{}", "ended line 1, column 5: the record is larger than 1000 bytes"])
    #expect(read("[\(large)]", limit: 1 << 19).count == 1)
  }

  @Test("However the bytes arrive, the records are the same", arguments: [1, 2, 3, 7, 64])
  func chunks(largestRead: Int) {
    let texts = [
      "\u{FEFF}[{\"año\":\"🚲\\uD83D\\uDEB2\"},\n-12.5e3 , [true,null]]", "{\"a\":1}\n\n{\"b\":[1,2]}\n7",
      "{\n\"a\":\n12}\n345 \"x\"", "[1,\n{\"a\":x", "{\"a\":1\n{}\n",
    ]
    for text in texts {
      #expect(read(Array(text.utf8), largestRead: largestRead) == read(text))
    }
  }

  @Test("A source of many records needs memory for one")
  func window() throws {
    final class Endless: ByteSource {
      let line = Array("{\"id\":123,\"title\":\"a bicycle\"}\n".utf8)
      var rest = 40_000
      func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
        guard rest > 0 else { return 0 }
        rest -= 1
        buffer.copyBytes(from: line)
        return line.count
      }
    }
    var window = InputWindow(Endless())
    var largest = 0
    while case .line(_, let withBreak) = try window.lineExtent(limit: 1_000) {
      largest = max(largest, window.capacity)
      window.drop(withBreak)
    }
    #expect(largest <= 512 * 1024)
    #expect(window.position.line == 40_001)
  }
}
