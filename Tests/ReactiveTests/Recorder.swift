import Reactive
import Synchronization
import Testing

/// A failure of tests.
struct TestError: Error, Equatable {}

/// Remembers what it is told.
final class Recorder<Element: Sendable>: Sendable {
  private let told = Mutex<[Element]>([])

  var all: [Element] { told.withLock { $0 } }

  func append(_ element: Element) { told.withLock { $0.append(element) } }
}

extension ObservableConvertibleType {
  /// What comes within the subscription, as text: elements, then `|` for completion or `#` for failure.
  var now: String {
    let recorder = Recorder<String>()
    asObservable().subscribe { recorder.append(text(of: $0)) }.dispose()
    return recorder.all.joined()
  }

  /// Records all that comes, as ``now``, until the subscription is disposed.
  func record() -> (recorder: Recorder<String>, subscription: any Disposable) {
    let recorder = Recorder<String>()
    return (recorder, asObservable().subscribe { recorder.append(text(of: $0)) })
  }
}

private func text<Element>(of event: Event<Element>) -> String {
  switch event {
  case .next(let element): "\(element)"
  case .error: "#"
  case .completed: "|"
  }
}

extension Recorder<String> {
  var text: String { all.joined() }
}
