extension View {
  /// The size that the view takes where it has `room` for itself: by its dimensions, and its content where those fit.
  final func wantedSize(in room: Size) -> Size {
    let offered = Size(
      width: length(width, in: room.width) { room.width }, height: length(height, in: room.height) { room.height })
    guard width == .fit || height == .fit else { return offered }
    let content = sizeThatFits(offered)
    return Size(
      width: length(width, in: room.width) { content.width }, height: length(height, in: room.height) { content.height }
    )
  }

  private func length(_ dimension: Dimension, in room: Int, content: () -> Int) -> Int {
    switch dimension {
    case .fit: min(content(), room)
    case .fixed(let length): min(max(0, length), room)
    case .flexible(_, let maximum, _): min(maximum, room)
    }
  }

  /// Lays out this view's subviews and theirs.
  final func layout() {
    layoutSubviews()
    for view in subviews where !view.isHidden { view.layout() }
  }

  /// Draws this view and its subviews.
  final func render(on canvas: Canvas) {
    guard !canvas.isHidden else { return }
    draw(on: canvas)
    for view in subviews where !view.isHidden { view.render(on: canvas.part(view.frame)) }
    drawAbove(on: canvas)
  }

  /// All that can be seen, itself first, then depth first.
  final func visitVisible(_ body: (View) -> Void) {
    guard !isHidden else { return }
    body(self)
    for view in subviews { view.visitVisible(body) }
  }

  /// Whether keys can go to it where it is now.
  final var canHaveFocus: Bool {
    var current: View? = self
    while let view = current {
      if view.isHidden { return false }
      current = view.superview
    }
    return window != nil && canBecomeFocused
  }

  /// Whether `view` is this one or a part of it.
  final func contains(_ view: View) -> Bool {
    var current: View? = view
    while let candidate = current {
      if candidate === self { return true }
      current = candidate.superview
    }
    return false
  }
}
