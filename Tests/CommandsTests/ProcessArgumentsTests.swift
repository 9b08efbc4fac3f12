import Testing

@testable import Commands

@Suite("The arguments of a process")
struct ProcessArgumentsTests {
  private func decoded(_ arguments: [[UInt8]]) -> Result<[String], UsageFailure> {
    let texts = arguments.map { argument in
      let text = UnsafeMutablePointer<CChar>.allocate(capacity: argument.count + 1)
      for (index, byte) in (argument + [0]).enumerated() { text[index] = CChar(bitPattern: byte) }
      return text
    }
    defer { for text in texts { text.deallocate() } }
    var vector = texts.map(Optional.some) + [nil]
    return vector.withUnsafeMutableBufferPointer { vector in
      vector.baseAddress.map { ProcessArguments.decoded($0, count: CInt(arguments.count)) } ?? .success([])
    }
  }

  @Test("are what follows the program's name")
  func texts() throws {
    #expect(try decoded([]).get() == [])
    #expect(try decoded([Array("shop".utf8)]).get() == [])
    #expect(try decoded(["shop", "bici", "", "자전거 é"].map { Array($0.utf8) }).get() == ["bici", "", "자전거 é"])
  }

  @Test("are refused where they are no UTF-8, rather than repaired", arguments: [[0xFF], [0x63, 0xC3], [0xC0, 0x80]])
  func otherEncoding(bytes: [UInt8]) {
    let failure = #expect(throws: UsageFailure.self) { try decoded([Array("shop".utf8), [0x61], bytes]).get() }
    #expect(failure?.exitCode == .usage)
    #expect(failure?.message.hasPrefix("Argument 2, '") == true)
  }
}
