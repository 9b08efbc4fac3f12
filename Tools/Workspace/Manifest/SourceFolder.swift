import Foundation

/// The files of a target, found as SwiftPM finds them.
struct SourceFolder {
  /// The package's folder.
  let root: String

  /// Where a target lives, relative to the package; nil where there is no such folder.
  func folder(of target: Manifest.Target, among targets: [Manifest.Target]) -> String? {
    if let path = target.path { return isFolder(path) ? trimmed(path) : nil }
    let parents: [String] =
      switch target.kind {
      case .test: ["Tests", "Sources", "Source", "src", "srcs"]
      case .plugin: ["Plugins"]
      default: ["Sources", "Source", "src", "srcs"]
      }
    if let parent = parents.first(where: { isFolder("\($0)/\(target.name)") }) { return "\(parent)/\(target.name)" }
    // Since tools version 5.9 a folder of its own is not needed where there is one target of the kind.
    let isAlone = targets.count { ($0.kind == .test) == (target.kind == .test) && $0.kind != .plugin } == 1
    return isAlone ? parents.first(where: isFolder) : nil
  }

  /// The Swift files of a target in a folder, relative to the package, in alphabetical order.
  func swiftFiles(of target: Manifest.Target, in folder: String) -> [String] {
    let excluded = Set(target.excluded.map { joined(folder, $0) })
    let roots = target.sources?.map { joined(folder, $0) } ?? [folder]
    return Set(roots.flatMap { swiftFiles(below: $0, excluding: excluded) }).sorted()
  }

  /// The module that a target in C or a system library defines, and its module map where it has one.
  func clangModule(of target: Manifest.Target, in folder: String) -> (name: String?, map: String?) {
    let candidates = target.kind == .system ? [folder] : [joined(folder, target.headers), folder]
    for candidate in candidates.map({ joined($0, "module.modulemap") }) {
      guard let text = try? String(contentsOfFile: absolute(candidate), encoding: .utf8) else { continue }
      return (text.firstMatch(of: /\bmodule\s+"?(\w+)/).map { String($0.output.1) }, candidate)
    }
    return (nil, nil)
  }

  func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : joined(root, path) }

  private func swiftFiles(below path: String, excluding excluded: Set<String>) -> [String] {
    guard !excluded.contains(path) else { return [] }
    guard isFolder(path) else { return path.hasSuffix(".swift") ? [path] : [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: absolute(path))) ?? []
    // Folders such as `.build` and `Manual.docc` hold no sources of the target, whatever lies in them.
    let searched = names.filter { name in
      !name.hasPrefix(".") && (name.hasSuffix(".swift") || !name.contains("."))
    }
    return searched.flatMap { swiftFiles(below: joined(path, $0), excluding: excluded) }
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: absolute(path), isDirectory: &isFolder) && isFolder.boolValue
  }

  private func joined(_ folder: String, _ path: String) -> String {
    let path = trimmed(path)
    return path.isEmpty ? folder : folder.isEmpty ? path : "\(folder)/\(path)"
  }

  /// A path without what means nothing: `./Sources/Chat/` is `Sources/Chat`.
  private func trimmed(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}
