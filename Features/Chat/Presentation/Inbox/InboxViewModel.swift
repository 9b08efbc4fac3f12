import Presentation

/// What the inbox shows.
struct InboxViewModel: ViewModelProtocol {
  let list: List<InboxCell>.ViewModel
  /// What is wrong with what is shown nevertheless.
  let status: StyledText
  let notice: Notice.ViewModel
}

extension InboxViewModel {
  init(_ state: InboxReactor.State) {
    list = List.ViewModel(
      rows: state.rows, placeholder: LocalizedString(ChatText.inboxEmpty).styled(.secondary))
    if state.rows.isEmpty, let trouble = state.trouble {
      notice = Notice.ViewModel(trouble)
      status = .empty
    } else {
      notice = state.rows.isEmpty && state.isLoading ? .loading : .none
      status = state.trouble?.reason.styled(.negative) ?? .empty
    }
  }
}
