/// An address, and the screen that it leads to.
///
/// ```swift
/// ScreenRoute("inbox") { stage in InboxReactor(…) }
/// ScreenRoute("conversation", number: { number, stage in ThreadReactor(number, …) })
/// ScreenRoute("user", name: { handle, stage in ProfileReactor(handle, …) })
/// ```
public struct ScreenRoute: Sendable, CustomStringConvertible {
  /// Makes the controller of a screen. Throws where there is nothing to show; the error says so.
  public typealias Making = @MainActor @Sendable (_ stage: any Stage) throws -> any ControllerProtocol

  enum Form: Hashable, Sendable {
    case plain, number, name
  }

  let word: String
  let form: Form
  /// What follows the word is checked by then.
  let make: @MainActor @Sendable (_ parameter: String, _ stage: any Stage) throws -> any ControllerProtocol

  /// The address `word`.
  public init(_ word: String, make: @escaping Making) {
    self.word = word
    form = .plain
    self.make = { _, stage in try make(stage) }
  }

  /// The addresses `word/1`, `word/2` and so on: decimal, positive, without leading zeros.
  public init(
    _ word: String, number make: @escaping @MainActor @Sendable (Int64, any Stage) throws -> any ControllerProtocol
  ) {
    self.word = word
    form = .number
    self.make = { parameter, stage in
      guard let number = Int64(parameter) else { throw RouteError.unknown(parameter) }
      return try make(number, stage)
    }
  }

  /// The addresses `word/ana`: any text without a slash that is not empty and does not begin with a dash.
  public init(
    _ word: String, name make: @escaping @MainActor @Sendable (String, any Stage) throws -> any ControllerProtocol
  ) {
    self.word = word
    form = .name
    self.make = make
  }

  /// `inbox`, `conversation/NUMBER`, `user/NAME`.
  public var description: String {
    switch form {
    case .plain: word
    case .number: "\(word)/NUMBER"
    case .name: "\(word)/NAME"
    }
  }

  func accepts(_ parameter: String?) -> Bool {
    switch (form, parameter) {
    case (.plain, nil): true
    case (.number, let text?): Int64(text).map { $0 > 0 && String($0) == text } ?? false
    case (.name, let text?): !text.isEmpty && !text.hasPrefix("-")
    default: false
    }
  }
}

/// Why an address leads nowhere.
public enum RouteError: Error, Hashable, Sendable {
  /// The program has no such place.
  case unknown(String)
}
