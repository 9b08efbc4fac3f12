public import Reactive

/// Rows of any number, of which only those that can be seen have a view.
///
/// A cell is made as often as rows fit, and used again for other rows. Rows may differ in height; nothing is ever
/// measured for rows out of sight, so that a list of a million is drawn at the cost of one of ten.
public final class List<Cell: ListCell>: View {
  /// What a list shows.
  public struct ViewModel: ViewModelProtocol {
    /// From the first to the last. No two may have the same identity.
    public var rows: [Cell.Row]
    /// What is said where there are none.
    public var placeholder: StyledText

    /// Rows, and nothing to say where there are none unless given.
    public init(rows: [Cell.Row], placeholder: StyledText = .empty) {
      self.rows = rows
      self.placeholder = placeholder
    }
  }

  /// The rows.
  public var rows: [Cell.Row] { viewModel.rows }
  /// The chosen row; nil for none.
  public private(set) var selectedIndex: Int?
  /// Whether the end stays in sight where it is in sight, when rows come or the room changes: a conversation.
  public var followsEnd = false
  /// Whether the start stays in sight where it is in sight, when rows come before it: what is sorted by time.
  public var followsStart = false

  /// Somebody chose another row. What programs choose is not told.
  public var itemSelected: ControlEvent<Int> { selections.events }
  /// Enter was pressed on a row.
  public var itemActivated: ControlEvent<Int> { activations.events }
  /// Somebody chose this row.
  public var modelSelected: ControlEvent<Cell.Row> { selectedModels.events }
  /// Enter was pressed on this row.
  public var modelActivated: ControlEvent<Cell.Row> { activatedModels.events }
  /// The last rows are seen, or nearly; once for each number of rows.
  public var reachedEnd: ControlEvent<Void> { arrivalsAtEnd.events }
  /// The first row is seen; once for each number of rows.
  public var reachedStart: ControlEvent<Void> { arrivalsAtStart.events }

  private var selections = EventSource<Int>()
  private var activations = EventSource<Int>()
  private var selectedModels = EventSource<Cell.Row>()
  private var activatedModels = EventSource<Cell.Row>()
  private var arrivalsAtEnd = EventSource<Void>()
  private var arrivalsAtStart = EventSource<Void>()

  private var viewModel = ViewModel(rows: [])
  private var visible = VisibleRows()
  private var cells = CellPool<Cell>()
  private let placeholder = Label(lines: nil)
  private var revealsSelection = false
  private var laidOutSize = Size.zero
  private var announcedEnd: (count: Int, id: Cell.Row.ID)?
  /// How many rows plain mode reads, and the cell that tells it what they show.
  var plainLimit = plainPageSize
  lazy var plainCell = makePlainCell()
  private var announcedStart: (count: Int, id: Cell.Row.ID)?

  /// A list without rows.
  public override init() {
    super.init()
    width = .flexible
    height = .flexible
    placeholder.isHidden = true
    placeholder.alignment = .center
    addSubview(placeholder)
    pin(placeholder, horizontally: .center, vertically: .center)
  }

  /// Shows rows: what is seen stays where it is, and what is chosen stays chosen, by the identity of the rows. Where the
  /// chosen row is gone, the one at its place is chosen.
  ///
  /// O(1) for the rows that are shown already; else O(rows), with a cell bound only where a row in sight is another.
  public func bind(_ viewModel: ViewModel) {
    let before = rows
    let areOthers = viewModel.rows != before
    guard areOthers || viewModel.placeholder != self.viewModel.placeholder else { return }
    self.viewModel = viewModel
    placeholder.text = viewModel.placeholder
    placeholder.isHidden = !rows.isEmpty
    setNeedsDisplay()
    guard areOthers else { return }
    let (staysAtEnd, staysAtStart) = (followsEnd && isAtEnd, followsStart && isAtStart)
    let moves = RowMoves(of: Array(visible.range) + [selectedIndex].compactMap(\.self), from: before, to: rows)
    if let selected = selectedIndex {
      selectedIndex = moves[selected] ?? (rows.isEmpty ? nil : min(selected, rows.count - 1))
    }
    if moves.shift == nil { plainLimit = plainPageSize }
    cells.rebind(to: rows, shift: moves.shift ?? 0)
    visible.replace(count: rows.count, shift: staysAtStart ? nil : moves.shift)
    if staysAtEnd { visible.scrollToEnd() }
  }

  /// Chooses a row and brings it into sight; nil chooses none. A row that there is not is ignored.
  public func select(_ index: Int?) {
    guard index != selectedIndex, index.map(rows.indices.contains) ?? true else { return }
    selectedIndex = index
    revealsSelection = true
    setNeedsDisplay()
  }

  /// Brings the last row to the bottom.
  public func scrollToEnd() {
    visible.scrollToEnd()
    setNeedsDisplay()
  }

  /// Whether the last row is in sight.
  public var isAtEnd: Bool { visible.isAtEnd }

  /// Whether the first row is in sight.
  public var isAtStart: Bool { visible.isAtStart }

  /// It wants all the room.
  public override func sizeThatFits(_ room: Size) -> Size { room }

  /// It can where there are rows.
  public override var canBecomeFocused: Bool { !rows.isEmpty }

  /// A list that gets the focus without a chosen row chooses the first that is seen, or the last where it follows that.
  public override func focusDidChange() {
    guard isFocused, selectedIndex == nil, !rows.isEmpty else { return }
    choose(followsEnd && isAtEnd ? rows.count - 1 : firstSeen)
  }

  /// The arrows, Page up and down, Home and End choose; Enter activates.
  public override func handle(_ key: Key) -> Bool {
    guard !rows.isEmpty else { return false }
    let current = selectedIndex ?? firstSeen
    let last = rows.count - 1
    let page = max(1, visible.range.count - 1)
    switch key {
    // At the edges the focus may go on to what is above or below.
    case .up where current > 0: choose(current - 1)
    case .down where current < last: choose(current + 1)
    case .pageUp: choose(max(0, current - page))
    case .pageDown: choose(min(last, current + page))
    case .home: choose(0)
    case .end: choose(last)
    case .enter: activate(current)
    default: return false
    }
    return true
  }

  /// Gives the rows that can be seen their cells and places.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let size = Size(width: frame.width - 1, height: frame.height)
    if size != laidOutSize {
      if followsEnd, isAtEnd { visible.scrollToEnd() }
      if let selectedIndex, visible.range.contains(selectedIndex) { revealsSelection = true }
      laidOutSize = size
    }
    if revealsSelection, let selectedIndex {
      visible.reveal(selectedIndex, height: size.height) { height(of: $0, width: size.width) }
    }
    revealsSelection = false
    let places = visible.layout(height: size.height) { height(of: $0, width: size.width) }
    cells.keep(visible.range)
    for place in places {
      cell(at: place.index).frame = Rect(column: 0, row: place.row, width: size.width, height: place.height)
    }
    announce(isAtStart: isAtStart, isNearEnd: visible.range.upperBound + 5 >= rows.count)
  }

  /// Draws the chosen row's ground and, where not everything fits, how far the list is.
  public override func drawAbove(on canvas: Canvas) {
    if let selectedIndex, let cell = cells[selectedIndex] {
      let chosen = environment.style(isFocused ? .selection : .quietSelection)
      canvas.restyle(cell.frame) { style in
        if chosen.foreground != .standard { style.foreground = chosen.foreground }
        style.background = chosen.background
        style.attributes.subtract(.faint)
        style.attributes.formUnion(chosen.attributes)
      }
    }
    if visible.range.count < rows.count {
      canvas.drawScrollBar(showing: visible.range, of: rows.count, style: environment.style(.border))
    }
  }

  /// The rows that were asked for so far, from the first on, or up to the last where the list follows its end.
  public override var plainElements: [PlainElement] {
    rows.isEmpty ? placeholder.plainElements : plainRows
  }

  override func plainElementsWereRead() {
    announce(isAtStart: plainRange.lowerBound == 0, isNearEnd: plainRange.upperBound == rows.count)
  }

  private var firstSeen: Int { max(0, min(visible.range.lowerBound, rows.count - 1)) }

  func choose(_ index: Int) {
    guard index != selectedIndex, rows.indices.contains(index) else { return }
    select(index)
    let row = rows[index]
    selections.send(index)
    selectedModels.send(row)
  }

  private func activate(_ index: Int) {
    let row = rows[index]
    activations.send(index)
    activatedModels.send(row)
  }

  private func height(of index: Int, width: Int) -> Int {
    max(1, cell(at: index).wantedSize(in: .endless(width: width)).height)
  }

  private func cell(at index: Int) -> Cell {
    cells.cell(at: index, showing: rows[index], in: self)
  }

  private func announce(isAtStart: Bool, isNearEnd: Bool) {
    guard let first = rows.first, let last = rows.last else { return }
    if isNearEnd, announcedEnd.map({ $0 != (rows.count, last.id) }) ?? true {
      announcedEnd = (rows.count, last.id)
      window?.afterDrawing { [weak self] in self?.arrivalsAtEnd.send(()) }
    }
    if isAtStart, announcedStart.map({ $0 != (rows.count, first.id) }) ?? true {
      announcedStart = (rows.count, first.id)
      window?.afterDrawing { [weak self] in self?.arrivalsAtStart.send(()) }
    }
  }
}
