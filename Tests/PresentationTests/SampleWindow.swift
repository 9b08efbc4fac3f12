import Presentation

/// A window on English texts, and what it shows.
@MainActor
struct SampleWindow {
  let window: Window

  init(_ page: View, width: Int = 40, height: Int = 8, palette: Palette = .standard) {
    window = Window(page, size: Size(width: width, height: height), environment: ViewEnvironment(palette: palette))
  }

  var text: String { window.render().text }

  func type(_ text: String) {
    for character in text { window.handle(Key(.character(character))) }
  }

  func press(_ keys: Key...) {
    for key in keys { window.handle(key) }
  }
}

/// A view that is filled with one character, of a size of its own.
final class Block: View {
  private let character: Character
  private let natural: Size

  init(_ character: Character, _ width: Int = 1, _ height: Int = 1) {
    self.character = character
    natural = Size(width: width, height: height)
    super.init()
  }

  override func sizeThatFits(_ room: Size) -> Size { natural }

  override func draw(on canvas: Canvas) {
    canvas.fill(with: character, style: .standard)
  }
}
