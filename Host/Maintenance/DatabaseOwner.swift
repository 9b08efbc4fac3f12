import Commands
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Access {
  /// Whoever owns the database file, as the operating system sees it. A database that does not exist yet is owned by
  /// whoever makes it.
  static func databaseOwner(of location: MarketLocation) -> Access {
    Access("whoever owns the database file") { _ in
      var facts = stat()
      let path = try location.databasePath
      guard stat(path, &facts) == 0, facts.st_uid != geteuid() else { return }
      throw Failure(
        .notPermitted, "The database \(path) belongs to somebody else.",
        hint: "Its owner runs this, or you on a database of your own: --database FILE.")
    }
  }
}
