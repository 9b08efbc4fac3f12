/// A key that was pressed, with the keys that were held down.
public struct Key: Hashable, Sendable {
  /// What a key is for.
  public enum Code: Hashable, Sendable {
    /// It types this. Of a cluster of several scalars each arrives as a key of its own.
    case character(Character)
    /// Named keys.
    case enter, tab, escape, backspace, delete, insert
    /// The arrows.
    case up, down, left, right
    /// The keys above the arrows.
    case home, end, pageUp, pageDown
    /// F1 to F20.
    case function(Int)
  }

  /// Keys held down meanwhile.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// One bit per key, as in xterm's sequences.
    public let rawValue: UInt8

    /// Modifiers by their bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Shift, where it does not just choose another character.
    public static let shift = Modifiers(rawValue: 1 << 0)
    /// Alt, or Option.
    public static let alt = Modifiers(rawValue: 1 << 1)
    /// Control.
    public static let control = Modifiers(rawValue: 1 << 2)
    /// Super, Windows or Command, for the terminals that tell.
    public static let command = Modifiers(rawValue: 1 << 3)
  }

  /// Which key.
  public var code: Code
  /// Held down meanwhile.
  public var modifiers: Modifiers

  /// A key.
  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// What the key types: nothing for named keys and with Control, Alt or Command.
  public var text: String? {
    guard case .character(let character) = code, modifiers.isSubset(of: .shift) else { return nil }
    return String(character)
  }
}

extension Key {
  /// A key that types a character.
  public static func character(_ character: Character) -> Key { Key(.character(character)) }
  /// Control and a letter, in lower case.
  public static func control(_ character: Character) -> Key { Key(.character(character), .control) }
  /// Alt and a character.
  public static func alt(_ character: Character) -> Key { Key(.character(character), .alt) }
  /// Return or Enter.
  public static let enter = Key(.enter)
  /// Tab.
  public static let tab = Key(.tab)
  /// Shift and Tab.
  public static let backTab = Key(.tab, .shift)
  /// Escape.
  public static let escape = Key(.escape)
  /// The key that deletes to the left.
  public static let backspace = Key(.backspace)
  /// The key that deletes to the right.
  public static let delete = Key(.delete)
  /// The arrow up.
  public static let up = Key(.up)
  /// The arrow down.
  public static let down = Key(.down)
  /// The arrow to the left.
  public static let left = Key(.left)
  /// The arrow to the right.
  public static let right = Key(.right)
  /// Home.
  public static let home = Key(.home)
  /// End.
  public static let end = Key(.end)
  /// Page up.
  public static let pageUp = Key(.pageUp)
  /// Page down.
  public static let pageDown = Key(.pageDown)
  /// The space bar.
  public static let space = Key(.character(" "))
}
