import Testing

@testable import Workspace

@Suite struct DependencyGraphTests {
  @Test("A cycle is named by its way round, beginning with the target that is declared first")
  func findsCycles() {
    let graph = DependencyGraph(declaredBy: package(["A": ["B"], "B": ["C", "D"], "C": ["A"], "D": [], "E": ["E"]]))
    #expect(graph.cycles() == [["A", "B", "C", "A"], ["E", "E"]])
  }

  @Test("Needs without a way back are no cycle")
  func findsNoCycle() {
    #expect(DependencyGraph(declaredBy: package(["A": ["B", "C"], "B": ["C"], "C": []])).cycles().isEmpty)
  }

  @Test("A path is the shortest, and there is none against the arrows")
  func findsPaths() {
    let graph = DependencyGraph(declaredBy: package(["A": ["B", "C"], "B": ["C"], "C": ["D"], "D": []]))
    #expect(graph.path(from: "A", to: "D") == ["A", "C", "D"])
    #expect(graph.path(from: "A", to: "A") == ["A"])
    #expect(graph.path(from: "D", to: "A") == nil)
  }

  private func package(_ needs: KeyValuePairs<String, [String]>) -> PackageModel {
    let modules = needs.map { name, needs in
      Module(
        name: name, target: name, kind: .regular, folder: "Sources/\(name)", sources: [], hasGeneratedSources: false,
        compilerFlags: [],
        dependencies: needs.map { Module.Need(name: $0, modules: [$0], target: $0, mayServeUnimported: false) },
        moduleMap: nil)
    }
    return PackageModel(root: "/", name: "Package", modules: modules, foreignModules: [:])
  }
}
