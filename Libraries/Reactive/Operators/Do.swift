extension ObservableType {
  /// Calls closures beside the sequence: before and after each event, around the subscription, and at disposal.
  ///
  /// `--1--2--|` stays `--1--2--|`.
  ///
  /// What one of the throwing closures throws ends the sequence.
  public func `do`(
    onNext: (@Sendable (Element) throws -> Void)? = nil, afterNext: (@Sendable (Element) throws -> Void)? = nil,
    onError: (@Sendable (any Error) throws -> Void)? = nil, afterError: (@Sendable (any Error) throws -> Void)? = nil,
    onCompleted: (@Sendable () throws -> Void)? = nil, afterCompleted: (@Sendable () throws -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil, onSubscribed: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> Observable<Element> {
    let source = asObservable()
    return .inTurn { sink, chain in
      onSubscribe?()
      source.start(
        Sink(
          next: { element in
            do {
              try onNext?(element)
              sink.next(element)
              if !chain.isDisposed { try afterNext?(element) }
            } catch { sink.end(error) }
          },
          end: { end in
            do {
              if let end { try onError?(end) } else { try onCompleted?() }
            } catch { return sink.end(error) }
            sink.end(end)
            // The end was sent, so that nobody can be told any more what these throw.
            if let end { try? afterError?(end) } else { try? afterCompleted?() }
          }),
        chain)
      onSubscribed?()
      if let onDispose { chain.insert(AnonymousDisposable(onDispose)) }
    }
  }

  /// Prints what happens, each line with `identifier` and where in the source the operator stands.
  ///
  /// `--1--2--|` stays `--1--2--|`.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #fileID, line: UInt = #line,
    function: String = #function
  ) -> Observable<Element> {
    let name = identifier ?? "\(file):\(line) (\(function))"
    @Sendable func log(_ what: String) { print("\(name) -> \(what)") }
    return materializedDo(
      { event in
        let text = "\(event)"
        log("Event \(trimOutput && text.count > 40 ? "\(text.prefix(20))...\(text.suffix(20))" : text)")
      }, onSubscribe: { log("subscribed") }, onDispose: { log("isDisposed") })
  }

  private func materializedDo(
    _ on: @escaping @Sendable (Event<Element>) -> Void, onSubscribe: @escaping @Sendable () -> Void,
    onDispose: @escaping @Sendable () -> Void
  ) -> Observable<Element> {
    `do`(
      onNext: { on(.next($0)) }, onError: { on(.error($0)) }, onCompleted: { on(.completed) },
      onSubscribe: onSubscribe, onDispose: onDispose)
  }
}
