import Testing

@testable import Records

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite("Files")
final class FileTests {
  let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/records-\(UInt64.random(in: 0 ... .max))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  func content(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  func save(_ text: String, to path: String, permissions: UInt32 = 0o644) throws {
    let writer = JSONWriter(try FileSink(path: path, permissions: permissions))
    try writer.write(.string(text))
    try writer.finish()
  }

  func error(_ body: () throws -> Void) -> FileError? {
    #expect(throws: FileError.self) { try body() }
  }

  @Test("What was written is read")
  func roundTrip() throws {
    let path = folder + "/año.jsonl"
    try save("x", to: path)
    let reader = JSONReader(try FileSource(path: path))
    #expect(try reader.next()?.get().value == "x")
    #expect(try reader.next() == nil)
  }

  @Test("Reading what is not there, or is a folder, says so")
  func cannotRead() {
    let missing = error { _ = try FileSource(path: folder + "/none") }
    #expect(missing?.kind == .notFound)
    #expect(missing?.description == "cannot read \(folder)/none: there is no such file or folder")
    #expect(error { _ = try FileSource(path: folder) }?.kind == .isDirectory)
    #expect(error { _ = try FileSource(path: folder + "/a\0b") }?.kind == .notFound)
    #expect(error { _ = try FileSource(path: "") }?.kind == .notFound)
  }

  @Test("Writing where nothing can be written says so")
  func cannotWrite() {
    #expect(error { _ = try FileSink(path: folder + "/none/file") }?.kind == .notFound)
    #expect(error { _ = try FileSink(path: folder) }?.kind == .isDirectory)
  }

  @Test("The old file stays until the new one is complete")
  func atomic() throws {
    let path = folder + "/file"
    try save("old", to: path)
    do {
      let writer = JSONWriter(try FileSink(path: path))
      try writer.write("new")
      try writer.flush()
    }
    #expect(content(path) == "\"old\"\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["file"])
    try save("new", to: path)
    #expect(content(path) == "\"new\"\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["file"])
  }

  @Test("A new file has the permissions asked for")
  func permissions() throws {
    let path = folder + "/private"
    try save("x", to: path, permissions: 0o600)
    var status = stat()
    try #require(stat(path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
  }

  @Test("A link is followed, and stays one")
  func link() throws {
    try save("old", to: folder + "/file")
    try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "file")
    try save("new", to: folder + "/link")
    #expect(content(folder + "/file") == "\"new\"\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link") == "file")
  }

  #if os(Linux)
    @Test("A full disk is an error of its own kind")
    func fullDisk() throws {
      #expect(error { try save("x", to: "/dev/full") }?.kind == .noSpace)
    }

    @Test("A device is written as it comes")
    func device() throws {
      #expect(throws: Never.self) { try save("x", to: "/dev/null") }
    }

    @Test("A closed pipe is an error of its own kind")
    func closedPipe() throws {
      signal(SIGPIPE, SIG_IGN)
      var ends: [CInt] = [0, 0]
      try #require(pipe(&ends) == 0)
      close(ends[0])
      defer { close(ends[1]) }
      let writer = JSONWriter(DescriptorSink(descriptor: ends[1], name: "pipe"))
      try writer.write("x")
      #expect(error { try writer.finish() }?.kind == .closedPipe)
    }

    @Test("A pipe delivers a line as soon as it is there")
    func pipeLine() throws {
      var ends: [CInt] = [0, 0]
      try #require(pipe(&ends) == 0)
      defer {
        close(ends[0])
        close(ends[1])
      }
      let line = Array("{\"a\":1}\n".utf8)
      #expect(write(ends[1], line, line.count) == line.count)
      let reader = JSONReader(FileSource(descriptor: ends[0], name: "pipe"))
      #expect(try reader.next()?.get().value == ["a": 1])
    }
  #endif
}
