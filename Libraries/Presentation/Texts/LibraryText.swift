/// The texts of this library: dates, times, numbers, and what widgets say by themselves.
public enum LibraryText: String, TextKey {
  /// Between groups of three digits.
  case groupingSeparator = "number.grouping"
  /// Day, month and year.
  case date = "date.medium"
  /// Hour and minute.
  case time = "time.short"
  /// The halves of a day where hours are counted to 12; empty where they are counted to 24.
  case beforeNoon = "time.am", afterNoon = "time.pm"
  /// The months, short.
  case month1 = "month.1", month2 = "month.2", month3 = "month.3", month4 = "month.4", month5 = "month.5",
    month6 = "month.6", month7 = "month.7", month8 = "month.8", month9 = "month.9", month10 = "month.10",
    month11 = "month.11", month12 = "month.12"
  /// Less than a minute away.
  case justNow = "relative.now"
  /// Less than an hour away.
  case minutesAgo = "relative.minutes-ago", inMinutes = "relative.in-minutes"
  /// On the same day, or less than six hours away.
  case hoursAgo = "relative.hours-ago", inHours = "relative.in-hours"
  /// The days before and after.
  case yesterday = "relative.yesterday", tomorrow = "relative.tomorrow"
  /// Less than a week away.
  case daysAgo = "relative.days-ago", inDays = "relative.in-days"
  /// What the buttons of dialogs say.
  case accept = "button.ok", cancel = "button.cancel", close = "button.close"
  /// What stands where there is nothing to show yet, and the ways out of having nothing.
  case loading = "notice.loading", signInNeeded = "notice.sign-in-needed", retry = "button.retry"
  case signIn = "button.sign-in"

  static func month(_ number: Int) -> LibraryText {
    LibraryText(rawValue: "month.\(number)") ?? .month1
  }
}

extension TextTable {
  static let library = [english, brazilianPortuguese] + shell + plain

  private static let english = TextTable(
    .english,
    [
      LibraryText.groupingSeparator: ",",
      .date: "{month} {day}, {year}", .time: "{hour}:{minute}{half}", .beforeNoon: " AM", .afterNoon: " PM",
      .month1: "Jan", .month2: "Feb", .month3: "Mar", .month4: "Apr", .month5: "May", .month6: "Jun", .month7: "Jul",
      .month8: "Aug", .month9: "Sep", .month10: "Oct", .month11: "Nov", .month12: "Dec",
      .justNow: "just now",
      .minutesAgo: .plural(one: "{count} minute ago", other: "{count} minutes ago"),
      .inMinutes: .plural(one: "in {count} minute", other: "in {count} minutes"),
      .hoursAgo: .plural(one: "{count} hour ago", other: "{count} hours ago"),
      .inHours: .plural(one: "in {count} hour", other: "in {count} hours"),
      .yesterday: "yesterday", .tomorrow: "tomorrow",
      .daysAgo: .plural(one: "{count} day ago", other: "{count} days ago"),
      .inDays: .plural(one: "in {count} day", other: "in {count} days"),
      .accept: "OK", .cancel: "Cancel", .close: "Close",
      .loading: "Loading…", .signInNeeded: "You are not signed in.", .retry: "Try again", .signIn: "Sign in",
    ])

  private static let brazilianPortuguese = TextTable(
    .brazilianPortuguese,
    [
      LibraryText.groupingSeparator: ".",
      .date: "{day} de {month} de {year}", .time: "{hour}:{minute}{half}", .beforeNoon: "", .afterNoon: "",
      .month1: "jan.", .month2: "fev.", .month3: "mar.", .month4: "abr.", .month5: "mai.", .month6: "jun.",
      .month7: "jul.", .month8: "ago.", .month9: "set.", .month10: "out.", .month11: "nov.", .month12: "dez.",
      .justNow: "agora mesmo",
      .minutesAgo: .plural(one: "há {count} minuto", other: "há {count} minutos"),
      .inMinutes: .plural(one: "em {count} minuto", other: "em {count} minutos"),
      .hoursAgo: .plural(one: "há {count} hora", other: "há {count} horas"),
      .inHours: .plural(one: "em {count} hora", other: "em {count} horas"),
      .yesterday: "ontem", .tomorrow: "amanhã",
      .daysAgo: .plural(one: "há {count} dia", other: "há {count} dias"),
      .inDays: .plural(one: "em {count} dia", other: "em {count} dias"),
      .accept: "OK", .cancel: "Cancelar", .close: "Fechar",
      .loading: "Carregando…", .signInNeeded: "Você não entrou na sua conta.", .retry: "Tentar de novo",
      .signIn: "Entrar",
    ])
}
