/// What stands up to the next line feed.
enum LineExtent {
  /// So many bytes without the line feed, and with it.
  case line(length: Int, withBreak: Int)

  /// More bytes than allowed; the line is not in the window as a whole.
  case tooLarge

  /// Nothing; the text has ended.
  case end
}

extension InputWindow {
  /// How far the line goes that starts `start` bytes into the window. Reads as much as it takes, and drops nothing.
  mutating func lineExtent(from start: Int = 0, limit: Int) throws(FileError) -> LineExtent {
    var searched = start
    while true {
      let found = withBytes { bytes in bytes.lineFeed(from: searched) }
      let length = (found ?? count) - start
      guard length <= limit else { return .tooLarge }
      if found != nil { return .line(length: length, withBreak: length + 1) }
      if isAtEnd { return length == 0 ? .end : .line(length: length, withBreak: length) }
      searched = count
      try readMore()
    }
  }

  /// Forgets the line that starts the window, however long it is, with constant memory.
  mutating func dropLine() throws(FileError) {
    while true {
      let found = withBytes { bytes in bytes.lineFeed() }
      drop(found.map { $0 + 1 } ?? count)
      if found != nil || isAtEnd { return }
      try readMore()
    }
  }
}
