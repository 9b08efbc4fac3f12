import TerminalText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Frame {
  /// What makes a terminal that shows `previous` show this frame: only cells that changed, in few bytes (ECMA-48).
  ///
  /// Without a previous frame, or with one of another size, the screen is cleared first. The terminal's style is the
  /// standard one before and after; lines must not wrap by themselves (see ``ControlSequences``). Empty where nothing
  /// changed. O(cells).
  public func update(from previous: Frame?, colors: ColorCapability) -> [UInt8] {
    var update = FrameUpdate(to: self, from: previous, colors: colors)
    return update.bytes()
  }
}

private struct FrameUpdate {
  let frame: Frame
  let previous: Frame
  let previousCursor: Point?
  var output: [UInt8] = []
  var rendition: GraphicRendition
  var isFresh: Bool

  /// Where the terminal's cursor is; the column is nil after a cluster that terminals do not agree on.
  var row = -1
  var column: Int?

  init(to frame: Frame, from previous: Frame?, colors: ColorCapability) {
    self.frame = frame
    if let previous, previous.size == frame.size {
      self.previous = previous
      isFresh = false
    } else {
      self.previous = Frame(size: frame.size)
      isFresh = true
    }
    previousCursor = isFresh ? nil : self.previous.cursor
    rendition = GraphicRendition(colors: colors)
  }

  mutating func bytes() -> [UInt8] {
    if isFresh {
      output += ControlSequences.clear
      (row, column) = (0, 0)
    }
    frame.cells.withUnsafeBufferPointer { new in
      previous.cells.withUnsafeBufferPointer { old in
        for row in 0..<frame.size.height { update(row, new, old) }
      }
    }
    rendition.change(to: .standard, in: &output)
    let isDrawn = !output.isEmpty
    if let cursor = frame.cursor {
      if isDrawn || cursor != previousCursor { move(to: cursor.column, cursor.row) }
      if previousCursor == nil { output += ControlSequences.showCursor }
    } else if previousCursor != nil {
      output += ControlSequences.hideCursor
    }
    guard !output.isEmpty else { return [] }
    return ControlSequences.beginUpdate + output + ControlSequences.endUpdate
  }

  private mutating func update(_ row: Int, _ new: UnsafeBufferPointer<Cell>, _ old: UnsafeBufferPointer<Cell>) {
    let width = frame.size.width
    let start = row * width
    // Cells of equal bytes are equal; others may be too.
    guard let newRow = new.baseAddress?.advanced(by: start), let oldRow = old.baseAddress?.advanced(by: start),
      memcmp(newRow, oldRow, width * MemoryLayout<Cell>.stride) != 0
    else { return }
    guard let first = (start..<start + width).first(where: { new[$0] != old[$0] }) else { return }
    let blankStart = startOfBlanks(in: start..<start + width, new)
    var index = first
    while index < start + width {
      if new[index] == old[index] || new[index].width == 0 {
        index += 1
      } else if index >= blankStart, (index..<start + width).count(where: { new[$0] != old[$0] }) > 3 {
        move(to: index - start, row)
        rendition.change(to: .standard, in: &output)
        output += ControlSequences.eraseRestOfLine
        return
      } else {
        approach(index - start, row, new)
        draw(new[index], at: index - start)
        index += Int(new[index].width)
      }
    }
  }

  /// Where the blanks begin that reach to the end of the line and that erasing it can draw.
  private func startOfBlanks(in line: Range<Int>, _ cells: UnsafeBufferPointer<Cell>) -> Int {
    var start = line.upperBound
    while start > line.lowerBound, cells[start - 1] == .blank { start -= 1 }
    return start
  }

  private mutating func draw(_ cell: Cell, at place: Int) {
    rendition.change(to: cell.style, in: &output)
    let next = place + Int(cell.width)
    let isCertain = cell.cluster.hasCertainDisplayWidth
    if cell.width == 2, !isCertain {
      // A terminal that makes it narrow leaves what was in the second column.
      output.append(contentsOf: "  ".utf8)
      output += ControlSequences.column(place)
    }
    output.append(contentsOf: cell.cluster.utf8)
    // At the end of the line the cursor may be on the last column or after it.
    column = isCertain && next < frame.size.width ? next : nil
  }

  /// Moves to a cell by drawing the few between again, if that is shorter.
  private mutating func approach(_ target: Int, _ row: Int, _ cells: UnsafeBufferPointer<Cell>) {
    if self.row == row, let column, column < target, target - column <= 3 {
      let between = cells[(row * frame.size.width + column)..<(row * frame.size.width + target)]
      let isShort = between.allSatisfy { $0.style == rendition.current && $0.width == 1 && $0.cluster.isASCII }
      if isShort {
        for cell in between { output.append(contentsOf: cell.cluster.utf8) }
        self.column = target
        return
      }
    }
    move(to: target, row)
  }

  private mutating func move(to target: Int, _ row: Int) {
    defer { (self.row, column) = (row, target) }
    if self.row == row {
      if column == target { return }
      if target == 0 { return output.append(UInt8(ascii: "\r")) }
      if let column, column < target {
        return output += ControlSequences.right(target - column)
      }
      return output += ControlSequences.column(target)
    }
    if target == 0, self.row >= 0, self.row + 1 == row { return output.append(contentsOf: "\r\n".utf8) }
    output += ControlSequences.move(to: target, row)
  }
}
