#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file of text, read and written without Foundation.
struct SourceFile {
  let path: String

  var text: String {
    get throws(Failure) { String(decoding: try bytes, as: UTF8.self) }
  }

  var bytes: [UInt8] {
    get throws(Failure) {
      guard let file = fopen(path, "r") else { throw failure }
      defer { fclose(file) }
      var bytes: [UInt8] = []
      var part = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = fread(&part, 1, part.count, file)
        bytes += part[..<count]
        if count < part.count { break }
      }
      guard ferror(file) == 0 else { throw failure }
      return bytes
    }
  }

  func write(_ text: String) throws(Failure) {
    guard let file = fopen(path, "w") else { throw failure }
    let bytes = Array(text.utf8)
    let count = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, count == bytes.count else { throw failure }
  }

  private var failure: Failure { Failure(description: "error: \(path): \(String(cString: strerror(errno)))") }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}
