/// A part of a page as it is read aloud: a text, a field, a button, a row, a tab.
public struct PlainElement {
  /// Tells an element from others for as long as its view is there.
  struct ID: Hashable {
    let view: ObjectIdentifier
    let part: AnyHashable?
  }

  let id: ID
  /// What is read.
  public let content: StyledText
  /// Does what Enter does where the element has the focus; nil for what is only read.
  public let press: (@MainActor () -> Void)?
  /// Replaces what is typed there; nil where nothing can be typed.
  public let type: (@MainActor (String) -> Void)?
  /// Chooses it, and does nothing else.
  public let choose: (@MainActor () -> Void)?
  /// Whether pressing it shows more of the same.
  let isMore: Bool
  /// Whether a text before it on the same line is what it is called.
  let lacksName: Bool
  /// Whether pressing it asks for what nobody else may see.
  let asksForSecret: Bool

  /// An element of a view; `part` tells several elements of one view apart.
  public init(
    _ content: StyledText, of view: View, part: AnyHashable? = nil, press: (@MainActor () -> Void)? = nil,
    type: (@MainActor (String) -> Void)? = nil, choose: (@MainActor () -> Void)? = nil
  ) {
    self.init(content, of: view, part: part, press: press, type: type, choose: choose, isMore: false, lacksName: false)
  }

  init(
    _ content: StyledText, of view: View, part: AnyHashable?, press: (@MainActor () -> Void)?,
    type: (@MainActor (String) -> Void)? = nil, choose: (@MainActor () -> Void)? = nil, isMore: Bool = false,
    lacksName: Bool = false, asksForSecret: Bool = false
  ) {
    id = ID(view: ObjectIdentifier(view), part: part)
    self.content = content
    self.press = press
    self.type = type
    self.choose = choose
    self.isMore = isMore
    self.lacksName = lacksName
    self.asksForSecret = asksForSecret
  }

  private init(_ element: PlainElement, after text: StyledText) {
    id = element.id
    content = [text, element.content].joined(separator: ", ")
    (press, type, choose) = (element.press, element.type, element.choose)
    isMore = element.isMore
    lacksName = false
    asksForSecret = element.asksForSecret
  }

  /// Elements that stand side by side: texts become one, and the name of what has none.
  static func line(of elements: [PlainElement]) -> [PlainElement] {
    var line: [PlainElement] = []
    for element in elements where !element.content.isDecoration {
      if let last = line.last, !last.isActive, !element.isActive || element.lacksName {
        line[line.count - 1] = PlainElement(element, after: last.content)
      } else {
        line.append(element)
      }
    }
    return line
  }

  /// Whether anything can be done with it.
  var isActive: Bool { press != nil || type != nil }
}

extension View {
  /// The text that the view draws, as one element.
  final var drawnElements: [PlainElement] {
    let room = Size(width: 80, height: 24)
    let frame = Canvas.frame(size: frame.size.isEmpty ? wantedSize(in: room) : frame.size) { draw(on: $0) }
    let lines = frame.text.split(separator: "\n").joined(separator: "\n")
    let press: @MainActor () -> Void = { [weak self] in
      self?.focus()
      self?.window?.handle(.enter)
    }
    return [
      PlainElement(lines.styled(.body), of: self, part: nil, press: canBecomeFocused ? press : nil, lacksName: true)
    ]
  }
}

extension StyledText {
  /// This text, and what is to be known about it besides, after commas.
  func adding(_ facts: StyledText...) -> StyledText {
    ([self] + facts).joined(separator: ", ")
  }

  /// Whether there is nothing in it to be read: blanks, lines, blocks and dots.
  var isDecoration: Bool {
    runs.allSatisfy { run in
      guard case .verbatim(let text) = run.content else { return false }
      return text.unicodeScalars.allSatisfy { $0 == " " || (0x2500...0x25FF).contains($0.value) }
    }
  }
}
