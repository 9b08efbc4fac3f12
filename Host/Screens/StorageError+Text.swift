public import Presentation
public import Storage

/// What goes wrong below the features, on screens: no statement, and no number of a back end.
extension StorageError: LocalizedFailure {
  /// What is wrong with the market's file.
  public var text: LocalizedString {
    switch kind {
    case .busy, .locked: LocalizedString(HostText.storageBusy)
    case .readOnly, .cannotWrite: LocalizedString(HostText.storageReadOnly)
    case .corrupt: LocalizedString(HostText.storageDamaged)
    case .full: LocalizedString(HostText.storageFull)
    case .newerSchema: LocalizedString(HostText.storageNewer)
    case .notADatabase, .otherProgram: LocalizedString(HostText.storageForeign)
    case .cannotOpen, .fileExists:
      LocalizedString(HostText.storageUnusable)
    case .inputOutput, .constraint, .column, .misuse, .interrupted, .other:
      LocalizedString(HostText.storageFault, ["reason": .text(message)])
    }
  }
}
