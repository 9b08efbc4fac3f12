import Testing

@testable import Workspace

@Suite struct SourceImportsTests {
  @Test(
    "Every form of import names its top-level module",
    arguments: [
      "import Kit", "@testable import Kit", "internal import Kit", "@_exported public import Kit",
      "import struct Kit.URL",
      "import func Kit.exit", "import class Kit.Part", "import Kit.Part.Piece", "import `Kit`",
      "@preconcurrency import Kit",
      "@_spi(Inner) @testable import Kit", "@_documentation(visibility: internal) @_exported import Kit",
      "package import Kit;", "let a = 1; import Kit", "#if canImport(Kit)\nimport Kit\n#endif", "import\n  Kit",
      "struct A { func b() { c(d[e]) } }\nimport Kit", "#!/usr/bin/swift\nimport Kit",
    ])
  func findsImport(source: String) {
    #expect(imports(source).map(\.module) == ["Kit"])
  }

  @Test(
    "What only looks like an import is none",
    arguments: [
      "// import Kit", "/* import A /* import B */ import C */", #"let text = "import Kit""#,
      "let text = \"\"\"\nimport Kit\n\"\"\"", ##"let text = #"" import Kit"#"##,
      "func load(\n  import name: String) {}",
      "struct A {\n  var `import` = 1\n}", "kit.import\nlet a = 1", "let `import` = 1", "let pattern = /import Kit/",
      #"let text = "\(list.map { "import \($0)" })""#,
    ])
  func findsNothing(source: String) {
    #expect(imports(source).isEmpty)
  }

  @Test(
    "What stands before an import does not hide it",
    arguments: [
      #"let quote = /"/"#, #"let quote = #/"/*/#"#, "let half = a / b / c", "let none = (/)",
      #"let text = "unfinished"#,
      #"let text = "\("}")""#, "let text = \"\"\"\n  \"quoted\" \\(a ? \"\"\"\n  b\n  \"\"\" : \"c\")\n  \"\"\"",
      #"let path = "a\\""#, "let ratio = list.count / 2 // a / b", "let s = #\"\"\"\n \"\"\" \\(x \n\"\"\"#",
    ])
  func findsImportBehind(start: String) {
    #expect(imports(start + "\nimport Kit").map(\.module) == ["Kit"])
  }

  @Test("An import has the line of its keyword, also in inactive blocks")
  func tellsLines() {
    let source = """
      /* two
         lines */
      import A
      #if false
        import B
      #elseif os(Windows)
        @testable
        import C
      #endif
      """
    #expect(imports(source).map { "\($0.module) \($0.line)" } == ["A 3", "B 5", "C 8"])
  }

  @Test("Only an exported import is passed on")
  func tellsExported() {
    let source = "@_exported import A\npublic import B\n@_exported\nimport C\n@testable import D"
    #expect(imports(source).filter(\.isExported).map(\.module) == ["A", "C"])
  }

  @Test("A macro's implementation is used without an import")
  func findsMacroModules() {
    let source = """
      import Kit
      @freestanding(expression)
      public macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "KitMacros", type: "Stringify")
      """
    #expect(SourceImports(Array(source.utf8)).macroModules == ["KitMacros"])
  }

  @Test(
    "Where the word stands in an import alone, none can have been missed",
    arguments: [
      ("import A\n@testable import B", true), ("let a = 1", true), ("// import A", false),
      ("import A // import", false),
    ])
  func tellsCertainty(source: String, isCertain: Bool) {
    #expect(SourceImports(Array(source.utf8)).isCertain == isCertain)
  }

  @Test(
    "Source that makes no sense is read to its end",
    arguments: ["import", "import struct", "\"\"\"", "/*", "`", "#", "\\("])
  func endsAnyhow(source: String) {
    #expect(imports(source).isEmpty)
  }

  private func imports(_ source: String) -> [SourceImports.Declaration] {
    SourceImports(Array(source.utf8)).declarations
  }
}
