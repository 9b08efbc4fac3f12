/// What a terminal shows: a page, and what lies above it; which view has the focus; where keys go.
///
/// Works without a terminal: give it events, take its frames.
@MainActor
public final class Window {
  /// Palette, language and distances of all views.
  public var environment: ViewEnvironment {
    didSet {
      environmentVersion += 1
      setNeedsDisplay()
    }
  }
  /// Columns and rows.
  public private(set) var size: Size
  /// Where keys go first.
  public private(set) weak var focusedView: View?
  /// Asked for keys that no view took: returns whether it did something.
  public var onKey: (Key) -> Bool = { _ in false }
  /// The size changed, and with it perhaps the distances.
  public var onResize: (Size) -> Void = { _ in }
  /// Whether something changed since the latest picture.
  public private(set) var needsDisplay = true
  /// Called when something asks for a new picture; once until it is drawn.
  var onNeedsDisplay: () -> Void = {}
  var stopRunning: () -> Void = {}
  private var isDrawing = false
  private var actionsAfterDrawing: [() -> Void] = []

  /// Who had to let the focus go, and gets it back.
  weak var displacedFocus: View?
  /// The part of the page whose first view gets the focus where nobody has it.
  weak var focusScope: View?

  private(set) var layers: [Layer] = []
  /// Changes with the environment.
  private(set) var environmentVersion = 0
  /// The number of the picture that is being made, or was made last.
  private(set) var picture = 0

  struct Layer {
    let view: View
    let horizontally: Alignment
    let vertically: Alignment
    /// Whether keys stay in it.
    let isModal: Bool
    /// Who had the focus before.
    weak var previousFocus: View?
  }

  /// A window that shows one page.
  public init(_ page: View, size: Size = Size(width: 80, height: 24), environment: ViewEnvironment = ViewEnvironment())
  {
    self.environment = environment
    self.size = size
    show(page)
    self.environment.metrics = .suited(to: size)
  }

  /// The page.
  public var page: View? { layers.first?.view }

  /// Shows another page; everything above it goes, and its first view that can has the focus.
  public func show(_ page: View) {
    for layer in layers { layer.view.attach(to: nil) }
    page.width = .flexible
    page.height = .flexible
    layers = [Layer(view: page, horizontally: .leading, vertically: .leading, isModal: true)]
    page.attach(to: self)
    focusedView = nil
    focusFirst()
    setNeedsDisplay()
  }

  /// Lays a view above the page. A modal one takes the focus until it is dismissed.
  public func present(
    _ view: View, horizontally: Alignment = .center, vertically: Alignment = .center, isModal: Bool = true
  ) {
    view.attach(to: self)
    layers.append(
      Layer(
        view: view, horizontally: horizontally, vertically: vertically, isModal: isModal, previousFocus: focusedView))
    if isModal {
      focus(nil)
      focusFirst()
    }
    setNeedsDisplay()
  }

  /// Takes away what was presented; the focus goes back to where it was.
  public func dismiss(_ view: View) {
    guard let index = layers.dropFirst().firstIndex(where: { $0.view === view }) else { return }
    let layer = layers.remove(at: index)
    view.attach(to: nil)
    if layer.isModal {
      focus(nil)
      focus(layer.previousFocus)
      if focusedView == nil { displacedFocus = layer.previousFocus }
      settleFocus()
    }
    setNeedsDisplay()
  }

  /// Moves the focus; nil lets the next picture decide. A view that cannot have it, or is not shown, leaves it where it
  /// is; one below a dialog gets it when the dialog is gone.
  public func focus(_ view: View?) {
    guard view !== focusedView else { return }
    if let view {
      guard view.window === self, view.canBecomeFocused else { return }
      if let top = topModalIndex, !layers[top].view.contains(view) {
        layers[top].previousFocus = view
        return
      }
    }
    let previous = focusedView
    focusedView = view
    displacedFocus = nil
    previous?.focusDidChange()
    view?.focusDidChange()
    setNeedsDisplay()
  }

  /// The layer that keys go to.
  var topModalIndex: Int? { layers.lastIndex { $0.isModal } }

  /// Asks for a new picture.
  public func setNeedsDisplay() {
    guard !needsDisplay else { return }
    needsDisplay = true
    onNeedsDisplay()
  }

  /// Asks for a picture even if one was asked for already, because what the terminal shows is not known.
  func displayAnew() {
    needsDisplay = true
    onNeedsDisplay()
  }

  /// Lays out and draws everything.
  public func render() -> Frame {
    settleFocus()
    // What changes because it is drawn does not ask for another picture.
    needsDisplay = true
    isDrawing = true
    picture += 1
    let style = environment.style(.body)
    let frame = Canvas.frame(size: size) { canvas in
      if style != .standard { canvas.fill(style: style) }
      for layer in layers where !layer.view.isHidden {
        let wanted = layer.view.wantedSize(in: size)
        layer.view.frame = Rect(
          column: layer.horizontally.offset(in: size.width - wanted.width),
          row: layer.vertically.offset(in: size.height - wanted.height), width: wanted.width, height: wanted.height)
        layer.view.layout()
        layer.view.render(on: canvas.part(layer.view.frame))
      }
    }
    needsDisplay = false
    isDrawing = false
    let actions = exchange(&actionsAfterDrawing, with: [])
    for action in actions { action() }
    return frame
  }

  /// Runs an action that may change what is shown: when the picture is done that is being drawn, else at once.
  func afterDrawing(_ action: @escaping () -> Void) {
    if isDrawing { actionsAfterDrawing.append(action) } else { action() }
  }

  /// The terminal has another size.
  public func resize(to size: Size) {
    guard size != self.size else { return }
    self.size = size
    environment.metrics = .suited(to: size)
    onResize(size)
    setNeedsDisplay()
  }

  /// Whether anything that can be seen moves by itself.
  public var isAnimating: Bool { !movingViews.isEmpty }

  /// What moves has its next picture: to be called ten times a second while ``isAnimating``.
  public func advanceAnimations() {
    let views = movingViews
    for view in views { view.advanceAnimation() }
    if !views.isEmpty { setNeedsDisplay() }
  }

  private var movingViews: [View] {
    var views: [View] = []
    for layer in layers { layer.view.visitVisible { if $0.isAnimating { views.append($0) } } }
    return views
  }
}
