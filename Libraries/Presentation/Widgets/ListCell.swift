/// What shows one row of a ``List``.
///
/// A cell is bound to one row after the other, as the list is scrolled.
@MainActor
public protocol ListCell: View {
  /// What a row shows; its identity tells where it went when rows come and go.
  associatedtype Row: ViewModelProtocol & Identifiable

  /// A cell that shows nothing yet.
  init()

  /// Shows a row.
  func bind(_ row: Row)
}
