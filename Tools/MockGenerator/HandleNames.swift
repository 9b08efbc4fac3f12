/// Names for the handles of a mock: `item(_:)` is answered by `onItem`. Where several requirements have one name, their
/// labels tell them apart: `items(ids:)` by `onItemsIds`.
struct HandleNames {
  private let counts: [String: Int]

  init(_ requirements: [Requirement]) {
    counts = Dictionary(requirements.map { ($0.declaration.name, 1) }, uniquingKeysWith: +)
  }

  func handle(of declaration: Declaration) -> String {
    let labels = declaration.parameters.map(\.label).filter { $0 != "_" }
    let isOverloaded = counts[declaration.name, default: 0] > 1
    return "on" + ([declaration.name] + (isOverloaded ? labels : [])).map(\.capitalizedFirst).joined()
  }
}
