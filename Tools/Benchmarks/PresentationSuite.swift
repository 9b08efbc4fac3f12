import Presentation

extension Suite {
  static let presentation = Suite(
    name: "presentation",
    benchmarks: [
      Benchmark(name: "frame", summary: "200×60 laid out, drawn and compared, one row of a list chosen anew") { count in
        onMainActor {
          let page = Page()
          var shown = page.window.render()
          for index in 0..<count { use(page.next(index, after: &shown)) }
        }
      },
      Benchmark(name: "frame-other", summary: "the same, all rows of the list with another text") { count in
        onMainActor {
          let page = Page()
          var shown = page.window.render()
          for index in 0..<count {
            page.bind(round: index)
            use(page.next(index, after: &shown))
          }
        }
      },
      Benchmark(
        name: "key-to-frame", summary: "from a key to the bytes of the new frame, in a list of 10,000 on 200×60"
      ) {
        count in
        onMainActor {
          let page = Page()
          var shown = page.window.render()
          for index in 0..<count {
            page.window.handle(index % 200 < 100 ? .down : .up)
            let frame = page.window.render()
            use(frame.update(from: shown, colors: .trueColor))
            shown = frame
          }
        }
      },
      Benchmark(name: "compare", summary: "comparing two frames of 200×60 without a difference") { count in
        let frame = onMainActor { Page().window.render() }
        for _ in 0..<count { use(frame.update(from: frame, colors: .trueColor)) }
      },
    ])
}

/// Benchmarks run on the main thread.
private func onMainActor<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
  MainActor.assumeIsolated(body)
}

/// A page as full as pages get: a bar, an endless list of messages, a histogram and a field.
@MainActor
private final class Page {
  let list = List<Row>()
  let window: Window
  /// Rows whose texts differ from one round to the next.
  private let rounds = (0..<2).map { round in
    (0..<10_000).map { Message(id: $0, number: $0 + round) }
  }

  init() {
    let histogram = Histogram()
    histogram.bind(
      Histogram.ViewModel(counts: (0..<40).map { $0 * (40 - $0) }, highlighted: 12, labels: ("0", "50", "100")))
    let side = Stack(
      .vertical, spacing: 1,
      [
        Label("Prices".styled(.title)), histogram, Divider(), Label(Self.story.styled(.body), lines: nil),
        ProgressBar(fraction: 0.4), Spacer(),
      ])
    side.width = .fixed(60)
    let tabs = Tabs(["Inbox", "Items", "Parcels"].map { Tabs.Item(title: $0.styled(.body), badge: 2) })
    let columns = Stack(.horizontal, spacing: 1, [list, Divider(.vertical), side])
    columns.height = .flexible
    window = Window(Stack(.vertical, [tabs, columns, TextField()]), size: Size(width: 200, height: 60))
    bind(round: 0)
  }

  func bind(round: Int) {
    list.bind(List.ViewModel(rows: rounds[round % 2]))
  }

  func next(_ index: Int, after shown: inout Frame) -> [UInt8] {
    list.select(index % 50)
    let frame = window.render()
    defer { shown = frame }
    return frame.update(from: shown, colors: .trueColor)
  }

  private static let story = String(repeating: "A bicycle that was ridden to work, 日本 and back. ", count: 12)
}

/// Who wrote, what, and when.
private struct Message: ViewModelProtocol, Identifiable {
  let id: Int
  let number: Int
}

private final class Row: View, ListCell {
  private let name = Label()
  private let message = Label()
  private let time = Label()

  override func initialize() {
    name.width = .fixed(18)
    message.width = .flexible
    let stack = Stack(.horizontal, spacing: 2, [name, message, time])
    stack.width = .flexible
    addSubview(stack)
    pin(stack)
  }

  func bind(_ row: Message) {
    name.text = "Buyer \(row.id)".styled(.heading)
    message.text = "Is the bicycle number \(row.number) still to be had? I could come on Saturday 🚲".styled(.body)
    time.text = LocalizedString(LibraryText.minutesAgo, ["count": .number(row.id)]).styled(.secondary)
  }
}
