extension Window {
  /// A key was pressed: the focused view may take it, then those that it is part of; Tab and the arrows move the focus;
  /// what is left goes to ``onKey``. Returns whether anybody did something.
  @discardableResult
  public func handle(_ key: Key) -> Bool {
    releaseFocus()
    return handle(key, from: focusedView ?? topModal?.view)
  }

  /// Offers a key to a view, to those that it is part of, and to the window.
  func handle(_ key: Key, from view: View?) -> Bool {
    if offer(from: view, { $0.handle(key) }) { return true }
    switch key {
    case .tab, .down: if moveFocus(by: 1, wraps: key == .tab) { return true }
    case .backTab, .up: if moveFocus(by: -1, wraps: key == .backTab) { return true }
    default: break
    }
    return onKey(key)
  }

  /// Text was pasted.
  @discardableResult
  public func handlePaste(_ text: String) -> Bool {
    releaseFocus()
    return offer(from: focusedView ?? topModal?.view) { $0.handlePaste(text) }
  }

  /// From a view up to its layer.
  private func offer(from first: View?, _ take: (View) -> Bool) -> Bool {
    var next = first
    while let view = next {
      if take(view) { return true }
      next = view.superview
    }
    return false
  }

  /// The layer that keys go to.
  private var topModal: Layer? { topModalIndex.map { layers[$0] } }

  private var focusableViews: [View] {
    var views: [View] = []
    topModal?.view.visitVisible { if $0.canBecomeFocused { views.append($0) } }
    return views
  }

  func focusFirst() {
    focus(focusableViews.first)
  }

  /// The first that can of a part of the page has the focus; nobody until there is one.
  public func focusFirst(in part: View) {
    focus(nil)
    focusScope = part
    settleFocus()
  }

  /// The focus leaves a view that is taken away, or that can be seen no more.
  func forgetFocus(in view: View) {
    if let focusedView, view.contains(focusedView) { focus(nil) }
  }

  /// The first that can of a part gets the focus, where a view that is out of sight now has it, or had to let it go.
  func passFocus(from view: View, to part: View) {
    guard [focusedView, displacedFocus].contains(where: { $0.map(view.contains) ?? false }) else { return }
    focus(nil)
    displacedFocus = nil
    focus(focusableViews.first(where: part.contains))
  }

  /// Whether nobody has the focus because who had it cannot for the moment.
  var isFocusDisplaced: Bool { focusedView == nil && displacedFocus != nil }

  /// Takes the focus from a view that can have it no more: hidden, disabled, without rows.
  private func releaseFocus() {
    guard let view = focusedView, !view.canHaveFocus else { return }
    focus(nil)
    displacedFocus = view
  }

  /// Gives the focus to somebody where nobody has it: to the one that had to let it go as soon as that can have it
  /// again, else to the first that can.
  func settleFocus() {
    releaseFocus()
    guard focusedView == nil, let top = topModal?.view else { return }
    if let displaced = displacedFocus, top.contains(displaced) {
      if displaced.canHaveFocus { focus(displaced) }
      return
    }
    let scope = focusScope.flatMap { top.contains($0) ? $0 : nil }
    focus(focusableViews.first { scope?.contains($0) ?? true })
  }

  /// The focus goes on, within a part of the page where one is given. Returns whether it did.
  func moveFocus(by step: Int, wraps: Bool, in part: View? = nil) -> Bool {
    let views = focusableViews.filter { part?.contains($0) ?? true }
    guard !views.isEmpty else { return false }
    guard let current = views.firstIndex(where: { $0 === focusedView }) else {
      focus(views[0])
      return true
    }
    let next = current + step
    guard wraps || views.indices.contains(next) else { return false }
    focus(views[(next + views.count) % views.count])
    return views.count > 1
  }
}

extension View {
  /// By left and right the focus goes on among the parts of this view. Returns whether it did.
  final func moveFocus(sideways key: Key) -> Bool {
    switch key {
    case .left: window?.moveFocus(by: -1, wraps: false, in: self) ?? false
    case .right: window?.moveFocus(by: 1, wraps: false, in: self) ?? false
    default: false
    }
  }
}
