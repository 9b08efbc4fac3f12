extension ObservableType {
  /// `of(1, 2, 3)` is `(123|)`. Several of such sequences take turns.
  @inlinable
  public static func of(_ elements: Element...) -> Observable<Element> {
    from(elements)
  }

  /// `of(1, 2, 3)` is `(123|)`, each an action of `scheduler`.
  public static func of(_ elements: Element..., scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    from(elements, scheduler: scheduler)
  }

  /// `from([1, 2, 3])` is `(123|)`. Several of such sequences take turns.
  @inlinable
  public static func from<Elements: Sequence<Element> & Sendable>(_ sequence: Elements) -> Observable<Element> {
    Observable { sink, chain in
      let iterator = State(sequence.makeIterator())
      sink.loop(chain) { iterator.value.next() }
    }
  }

  /// `from([1, 2, 3])` is `(123|)`, each an action of `scheduler`.
  public static func from<Elements: Sequence<Element> & Sendable>(
    _ sequence: Elements, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> {
    Observable { sink, chain in
      let iterator = State(sequence.makeIterator())
      sink.loop(chain, on: scheduler) { iterator.value.next() }
    }
  }

  /// `initialState`, and what `iterate` makes of each, for as long as `condition` holds.
  ///
  /// `generate` from 1, while `{ $0 < 9 }`, by `{ $0 * 2 }`, is `(1248|)`.
  public static func generate(
    initialState: Element, condition: @escaping @Sendable (Element) throws -> Bool,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
    iterate: @escaping @Sendable (Element) throws -> Element
  ) -> Observable<Element> {
    Observable { sink, chain in
      let last = State<Element?>(nil)
      sink.loop(chain, on: scheduler) {
        let next = try last.value.map(iterate) ?? initialState
        guard try condition(next) else { return nil }
        last.value = next
        return next
      }
    }
  }

  /// `repeatElement(1)` is `(1111…`.
  public static func repeatElement(
    _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    Observable { sink, chain in
      sink.loop(chain, on: scheduler) { element }
    }
  }
}

extension ObservableType where Element: FixedWidthInteger {
  /// `range(start: 3, count: 2)` is `(34|)`. Several of such sequences take turns.
  ///
  /// A negative count, or a range beyond what the type can hold, is a programmer's error.
  @inlinable
  public static func range(start: Element, count: Element) -> Observable<Element> {
    let end = endOfRange(start, count)
    return Observable { sink, chain in
      let next = State(start)
      Trampoline.loop {
        if chain.isDisposed { return false }
        let element = next.value
        if element == end {
          sink.end(nil)
          return false
        }
        next.value = element &+ 1
        sink.next(element)
        return true
      }
    }
  }

  /// `range(start: 3, count: 2)` is `(34|)`, each an action of `scheduler`.
  public static func range(
    start: Element, count: Element, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> {
    let end = endOfRange(start, count)
    return Observable { sink, chain in
      let next = State(start)
      sink.loop(chain, on: scheduler) {
        let element = next.value
        if element == end { return nil }
        next.value = element &+ 1
        return element
      }
    }
  }

  /// One past the last; it may wrap round to `min`, where the last is `max`.
  @usableFromInline
  static func endOfRange(_ start: Element, _ count: Element) -> Element {
    precondition(count >= 0, "A range has a negative count.")
    precondition(
      count == 0 || !start.addingReportingOverflow(count - 1).overflow, "A range goes beyond what its type can hold.")
    return start &+ count
  }
}

extension Sink {
  /// Sends what `next` returns until it returns nil, in turn with what else runs on this thread.
  @inlinable
  func loop(_ chain: Chain, _ next: @escaping @Sendable () -> Element?) {
    Trampoline.loop {
      if chain.isDisposed { return false }
      guard let element = next() else {
        end(nil)
        return false
      }
      self.next(element)
      return true
    }
  }

  /// Sends what `next` returns until it returns nil or throws, as actions of `scheduler`.
  func loop(
    _ chain: Chain, on scheduler: any ImmediateSchedulerType, _ next: @escaping @Sendable () throws -> Element?
  ) where Element: Sendable {
    chain.insert(
      scheduler.scheduleRecursive(()) { _, recurse in
        do {
          guard let element = try next() else { return end(nil) }
          self.next(element)
          if !chain.isDisposed { recurse(()) }
        } catch {
          end(error)
        }
      })
  }
}
