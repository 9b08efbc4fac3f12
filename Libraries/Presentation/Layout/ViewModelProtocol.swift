/// What a view shows: plain data, ready to be shown, and compared to find out whether anything changed.
public protocol ViewModelProtocol: Equatable, Sendable {}
