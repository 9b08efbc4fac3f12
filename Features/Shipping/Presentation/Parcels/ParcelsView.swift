import Presentation

/// A list of parcels.
final class ParcelsView: View {
  let list = List<ParcelCell>()
  private(set) lazy var notice = Notice(insteadOf: list)

  override func initialize() {
    addSubview(list)
    addSubview(notice)
  }

  override func installConstraints() {
    pin(list)
    pin(notice)
  }
}
