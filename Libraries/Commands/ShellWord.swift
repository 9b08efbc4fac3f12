extension String {
  /// The text as a word that people type in a shell: as it is, or in single quotes where the shell would take it apart.
  public var shellWord: String {
    let isPlain = utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF:
        true
      default: "-_./:@%+=,".utf8.contains(byte)
      }
    }
    return isPlain && !isEmpty ? self : shellQuoted(self)
  }
}
