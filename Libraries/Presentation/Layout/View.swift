/// A part of a screen: layout and looks, no logic.
///
/// A screen's view declares its subviews as constants, adds them in ``initialize()`` and arranges them in
/// ``installConstraints()``; nothing else is needed.
///
/// ```swift
/// final class LoginView: View {
///   let title = Label(LocalizedString("login.cpf.title").styled(.title))
///   let field = TextField(mask: "000.000.000-00")
///   private lazy var stack = Stack(.vertical, spacing: 1, [title, field])
///
///   override func initialize() {
///     addSubview(stack)
///   }
///
///   override func installConstraints() {
///     pin(stack, insets: Insets(horizontal: 2, vertical: 1))
///   }
/// }
/// ```
@MainActor
open class View {
  /// The view that this one is part of.
  public private(set) weak var superview: View?
  /// The parts, those in front last.
  public private(set) final var subviews: [View] = []
  /// Where it is in its superview; its superview's layout sets it.
  public final var frame = Rect.zero
  /// The columns it wants.
  public final var width = Dimension.fit { didSet { setNeedsDisplay() } }
  /// The rows it wants.
  public final var height = Dimension.fit { didSet { setNeedsDisplay() } }
  /// A hidden view takes no room and no keys.
  public final var isHidden = false { didSet { if isHidden != oldValue { setNeedsDisplay() } } }

  /// Where it is shown, if it is.
  public private(set) final weak var window: Window?

  /// Whether it has nothing to show at present, so that a stack leaves no space for it.
  var isCollapsed: Bool { false }

  private var pins: [Pin] = []

  /// A view that has its subviews and their arrangement.
  public init() {
    initialize()
    installConstraints()
  }

  /// Adds the subviews. Called once, before ``installConstraints()``.
  open func initialize() {}

  /// Arranges the subviews. Called once.
  open func installConstraints() {}

  /// The size that the content wants of `room`. A view that only holds others need not say.
  open func sizeThatFits(_ room: Size) -> Size {
    var size = Size.zero
    for pin in pins {
      guard let view = pin.view(in: self) else { continue }
      let wanted = pin.insets.grow(view.wantedSize(in: pin.insets.shrink(room)))
      size = Size(width: max(size.width, wanted.width), height: max(size.height, wanted.height))
    }
    return size
  }

  /// Gives the subviews their places. A view that pins its subviews need not.
  open func layoutSubviews() {
    for pin in pins {
      guard let view = pin.view(in: self) else { continue }
      view.frame = pin.frame(of: view, in: Rect(origin: .zero, size: frame.size))
    }
  }

  /// Draws the view itself; its subviews are drawn after it.
  open func draw(on canvas: Canvas) {}

  /// Draws what lies above the subviews.
  open func drawAbove(on canvas: Canvas) {}

  /// Whether keys can go to it.
  open var canBecomeFocused: Bool { false }

  /// Takes a key, if it means something here: returns whether it did. What it does not take goes to its superview.
  open func handle(_ key: Key) -> Bool { false }

  /// Takes pasted text, if it means something here.
  open func handlePaste(_ text: String) -> Bool { false }

  /// The focus came or went.
  open func focusDidChange() {}

  /// Whether it shows something that moves by itself; then ``advanceAnimation()`` is called ten times a second.
  open var isAnimating: Bool { false }

  /// The next picture of what moves.
  open func advanceAnimation() {}

  /// What plain mode reads of it, in the order of the focus, unless it says otherwise: that of its parts, or the text
  /// that it draws where it has none, which Enter acts on if the focus can go there.
  open var plainElements: [PlainElement] {
    subviews.isEmpty ? drawnElements : subviews.filter { !$0.isHidden }.flatMap(\.plainElements)
  }

  /// Plain mode has read its elements.
  func plainElementsWereRead() {}

  /// Palette, language and distances.
  public final var environment: ViewEnvironment { window?.environment ?? ViewEnvironment() }

  /// Whether keys go to it first.
  public final var isFocused: Bool { window?.focusedView === self }

  /// Puts a view in front of the others.
  public final func addSubview(_ view: View) {
    view.removeFromSuperview()
    view.superview = self
    view.attach(to: window)
    subviews.append(view)
    setNeedsDisplay()
  }

  /// Takes the view out of its superview.
  public final func removeFromSuperview() {
    guard let superview else { return }
    window?.forgetFocus(in: self)
    superview.setNeedsDisplay()
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    attach(to: nil)
  }

  /// The view and its parts are shown in a window now, or nowhere.
  final func attach(to window: Window?) {
    guard window !== self.window else { return }
    self.window = window
    for view in subviews { view.attach(to: window) }
  }

  /// Keeps a subview inside of this view: it fills the directions in which it is flexible, and is aligned in others.
  /// A later call for the same view replaces the earlier.
  public final func pin(
    _ view: View, insets: Insets = .zero, horizontally: Alignment = .leading, vertically: Alignment = .leading
  ) {
    pins.removeAll { $0.view == nil || $0.view === view }
    pins.append(Pin(view: view, insets: insets, horizontally: horizontally, vertically: vertically))
    setNeedsDisplay()
  }

  /// Asks for a new picture. Cheap, and many make one.
  public final func setNeedsDisplay() {
    window?.setNeedsDisplay()
  }

  /// Makes this the view that keys go to.
  public final func focus() {
    window?.focus(self)
  }
}

/// Where a subview stays.
@MainActor
private struct Pin {
  /// It may have been taken away, and may come back.
  private(set) weak var view: View?
  let insets: Insets
  let horizontally: Alignment
  let vertically: Alignment

  init(view: View, insets: Insets, horizontally: Alignment, vertically: Alignment) {
    self.view = view
    self.insets = insets
    self.horizontally = horizontally
    self.vertically = vertically
  }

  /// The view, where it is a part of `superview` that can be seen.
  func view(in superview: View) -> View? {
    guard let view, view.superview === superview, !view.isHidden else { return nil }
    return view
  }

  func frame(of view: View, in bounds: Rect) -> Rect {
    let room = bounds.inset(by: insets)
    let size = view.wantedSize(in: room.size)
    return Rect(
      column: room.origin.column + horizontally.offset(in: room.width - size.width),
      row: room.origin.row + vertically.offset(in: room.height - size.height), width: size.width, height: size.height)
  }
}
