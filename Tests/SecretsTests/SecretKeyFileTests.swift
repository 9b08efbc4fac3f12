import Foundation
import Secrets
import Testing

@Suite struct SecretKeyFileTests {
  @Test func `Is created once, for its owner only, and gives the same key from then on`() throws {
    try inDirectory { directory in
      let file = SecretKeyFile(path: directory + "/key")
      let hash = try fingerprint(of: file)
      #expect(try fingerprint(of: SecretKeyFile(path: directory + "/key")) == hash)
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      #expect(attributes[.size] as? Int == SecretKey.byteCount)
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory) == ["key"])
    }
  }

  @Test func `Is not created where an earlier key is needed`() throws {
    try inDirectory { directory in
      let file = SecretKeyFile(path: directory + "/key")
      #expect(throws: SecretsError.keyFile(path: file.path, .missing)) { try file.key(mayCreate: false) }
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory) == [])
      _ = try file.key()
      #expect(throws: Never.self) { try file.key(mayCreate: false) }
    }
  }

  @Test func `Gives one key to all who create it at once`() async throws {
    let directory = try makeDirectory()
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let hashes = try await withThrowingTaskGroup(of: Digest.self) { group in
      for _ in 0..<50 {
        group.addTask { try fingerprint(of: SecretKeyFile(path: directory + "/key")) }
      }
      return try await group.reduce(into: Set<Digest>()) { $0.insert($1) }
    }
    #expect(hashes.count == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory) == ["key"])
  }

  @Test(arguments: [0o644, 0o640, 0o602, 0o610])
  func `Is refused where others may read or change it`(mode: Int) throws {
    try inDirectory { directory in
      let file = SecretKeyFile(path: directory + "/key")
      _ = try file.key()
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
      let error = #expect(throws: SecretsError.keyFile(path: file.path, .openToOthers(mode: UInt32(mode)))) {
        try file.key()
      }
      #expect(error?.description.contains("mode \(String(mode, radix: 8))") == true)
      #expect(error?.description.contains("chmod 600") == true)
    }
  }

  @Test(arguments: [0, 31, 33, 100_000])
  func `Is refused at another size than a key's, and left as it is`(bytes: Int) throws {
    try inDirectory { directory in
      let file = SecretKeyFile(path: directory + "/key")
      let content = Data(repeating: 7, count: bytes)
      #expect(
        FileManager.default.createFile(
          atPath: file.path, contents: content, attributes: [.posixPermissions: 0o600]))
      #expect(throws: SecretsError.keyFile(path: file.path, .wrongSize(bytes: bytes))) { try file.key() }
      #expect(FileManager.default.contents(atPath: file.path) == content)
    }
  }

  @Test func `Is refused where the path is no file`() throws {
    try inDirectory { directory in
      let error = SecretsError.keyFile(path: directory, .notAFile)
      #expect(throws: error) { try SecretKeyFile(path: directory).key() }
    }
  }

  @Test func `Says that its directory is missing`() throws {
    try inDirectory { directory in
      let error = #expect(throws: SecretsError.self) { try SecretKeyFile(path: directory + "/none/key").key() }
      #expect(error?.description.hasSuffix("No such file or directory. Its directory must exist and be yours.") == true)
    }
  }
}

private func fingerprint(of file: SecretKeyFile) throws -> Digest {
  try KeyedHash(key: file.key(), purpose: "test").hash("same")
}

private func makeDirectory() throws -> String {
  let url = FileManager.default.temporaryDirectory.appending(path: "secrets-\(UUID())")
  try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  return url.path()
}

private func inDirectory(_ body: (String) throws -> Void) throws {
  let directory = try makeDirectory()
  defer { try? FileManager.default.removeItem(atPath: directory) }
  try body(directory)
}
