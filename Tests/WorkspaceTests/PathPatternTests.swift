import Testing

@testable import Workspace

@Suite struct PathPatternTests {
  @Test(
    "A pattern matches folders and names",
    arguments: [
      ("Host", "Host"), ("Interfaces/*", "Interfaces/ChatInterface"), ("*InterfaceMocks", "ChatInterfaceMocks"),
      ("Tools/**", "Tools/Workspace"), ("Tools/**", "Tools/Mocks/Plugin"), ("**", "Anything/At/All"),
      ("Features/{feature}/Business", "Features/Chat/Business"), ("{name}Tests", "StorageTests"), ("{", "{"),
    ])
  func matches(pattern: String, path: String) {
    #expect(PathPattern(pattern).match(path) != nil)
  }

  @Test(
    "A pattern matches whole paths only",
    arguments: [
      ("Host", "Host/Part"), ("Interfaces/*", "Interfaces"), ("Interfaces/*", "Interfaces/A/B"),
      ("{name}Tests", "Tests"), ("Features/{a}/Business", "Features/Chat/Storage"), ("", "Host"),
    ])
  func doesNotMatch(pattern: String, path: String) {
    #expect(PathPattern(pattern).match(path) == nil)
  }

  @Test("A placeholder stands for the same everywhere")
  func bindsPlaceholders() throws {
    let bindings = try #require(PathPattern("Features/{feature}/Storage").match("Features/Chat/Storage"))
    #expect(bindings == ["feature": "Chat"])
    #expect(PathPattern("Features/{feature}/Business").match("Features/Chat/Business", bindings) != nil)
    #expect(PathPattern("Features/{feature}/Business").match("Features/Item/Business", bindings) == nil)
    #expect(PathPattern("{feature}-{feature}").match("a-b-a-b") == ["feature": "a-b"])
  }
}
