import Presentation
import Shipping

/// What the screen shows that makes a parcel.
struct ParcelViewModel: ViewModelProtocol {
  let contents: StyledText
  let number: FormField.ViewModel
  /// By their codes, where several may have given the number.
  let carriers: List<ChoiceCell>.ViewModel
  let message: StyledText
  let button: Button.ViewModel
  let notice: Notice.ViewModel
}

extension ParcelViewModel {
  init(_ state: ParcelReactor.State) {
    contents = state.content.content.map(Self.text) ?? .empty
    let fault = state.identification?.fault
    let isWrong = fault?.mayBeUnfinished == false
    number = FormField.ViewModel(
      title: LocalizedString(ShippingText.trackingNumber).styled(.heading),
      placeholder: LocalizedString(ShippingText.trackingNumberExample).styled(.placeholder),
      message: Self.verdict(on: state.identification, isWrong: isWrong), isInvalid: isWrong,
      isEnabled: !state.submission.isPending)
    let candidates = state.identification?.candidates ?? []
    carriers = List.ViewModel(
      rows: candidates.count < 2
        ? []
        : candidates.map { match in
          ChoiceCell.Row(
            id: match.carrier, match.service.styled(.body), isChosen: match.carrier == state.carrier)
        })
    message =
      state.submission.isPending
      ? LocalizedString(ShippingText.shipPending).styled(.secondary) : state.submission.message
    button = Button.ViewModel(LocalizedString(ShippingText.ship), isEnabled: state.canShip)
    notice = Notice.ViewModel(state.content)
  }

  private static func text(of contents: ParcelReactor.Contents) -> StyledText {
    contents.title.styled(.heading) + "\n".styled(.body)
      + LocalizedString(ShippingText.toPerson, ["handle": .text(contents.buyer ?? "?")]).styled(.accent)
  }

  /// Whose number it is, or what is wrong with it.
  private static func verdict(on identification: Identification?, isWrong: Bool) -> StyledText {
    guard let identification else { return .empty }
    if let fault = identification.fault { return fault.text.styled(isWrong ? .negative : .secondary) }
    let candidates = identification.candidates
    guard let only = candidates.first, candidates.count == 1 else {
      return LocalizedString(ShippingText.severalCarriers, ["count": .number(candidates.count)]).styled(.caution)
    }
    return "✓ ".styled(.positive) + only.service.styled(.positive)
  }
}

extension Identification {
  /// The likeliest service of each carrier.
  fileprivate var candidates: [CarrierMatch] {
    carriers.compactMap { code in matches.first { $0.carrier == code } }
  }
}

extension NumberFault {
  /// Whether more characters may put it right, so that who is still typing is not told that it is wrong.
  fileprivate var mayBeUnfinished: Bool {
    switch self {
    // The shortest form that is in wide use, S10, has 13.
    case .unusedForm(let form): form.count < 13
    case .otherLength(_, let lengths, let count): count < lengths.lowerBound
    case .empty, .onlyZeros: true
    case .tooLong, .foreignCharacter, .resembles, .misplaced: false
    }
  }
}
