import ExampleSupport
import Presentation

let userScreens = [
  ScreenCase("cpf", "shows title and field from the first frame", at: "cpf"),
  ScreenCase("cpf-10-digits", "judges nothing before 11 digits were typed once", at: "cpf", keys: "5299822472"),
  ScreenCase("cpf-wrong", "says that 11 digits are wrong, without a button", at: "cpf", keys: "52998224726"),
  ScreenCase("cpf-deleted", "goes on judging while digits are deleted", at: "cpf", keys: "52998224726<backspace>"),
  ScreenCase("cpf-right", "has the button while the digits are right", at: "cpf", keys: "52998224726<backspace>5"),
  ScreenCase("cpf-verified", "verifies the number, and says so", at: "cpf", keys: "52998224725<enter>"),
  ScreenCase("cpf-nobody", "offers to sign in first", at: "cpf", as: nil, keys: "52998224725<enter>"),
  ScreenCase(
    "cpf-narrow", "says it in Portuguese on a small terminal without colours", at: "cpf", size: .small,
    language: .brazilianPortuguese, hasColors: false, keys: "52998224726"),

  ScreenCase("me", "shows one's own profile", at: "me"),
  ScreenCase("me-nobody", "offers to sign in where nobody is", at: "me", as: nil),
  ScreenCase("me-narrow", "scrolls on a small terminal", at: "me", size: .small, keys: "<down><down>"),
  ScreenCase(
    "me-portuguese", "is in Portuguese, and without colours", at: "me", language: .brazilianPortuguese,
    hasColors: false),
  ScreenCase("me-signed-out", "says that somebody signed out", at: "me", keys: "<right><right><enter>"),
  ScreenCase("profile", "shows somebody else", at: "user/chloe"),
  ScreenCase("profile-wordy", "fits what is very long", at: "user/ben", size: .small, scenario: "long"),
  ScreenCase("profile-empty", "says that nothing is known yet", at: "user/hana", scenario: "empty"),
  ScreenCase("profile-gone", "says that there is nobody", at: "user/zoe"),
  ScreenCase("profile-failing", "says what went wrong, and offers to try again", at: "user/ben", scenario: "failing"),
  ScreenCase("profile-right-to-left", "reads an Arabic profile", at: "user/yusuf"),
  ScreenCase("profile-followed", "follows with one key", at: "user/ben", keys: "<enter>"),
  ScreenCase("profile-block", "asks before a block", at: "user/ben", size: .small, keys: "<right><enter>"),
  ScreenCase("profile-blocking", "offers to end a block", at: "user/ben", keys: "<right><enter><right><enter>"),
  ScreenCase("edit-profile", "begins with what is written", at: "edit-profile"),
  ScreenCase(
    "edit-profile-wrong", "says that a name is needed", at: "edit-profile", size: .small,
    language: .brazilianPortuguese, hasColors: false, keys: "<ctrl-u>"),
  ScreenCase("edit-profile-nobody", "offers to sign in", at: "edit-profile", as: nil),
  ScreenCase("edit-profile-saved", "saves, and goes back", at: "edit-profile", keys: " Dias<tab><tab><tab><enter>"),
  ScreenCase(
    "edit-profile-password", "leads to another password", at: "edit-profile",
    keys: "<tab><tab><tab><enter>"),

  ScreenCase("change-password", "asks for the present password and the new one", at: "change-password"),
  ScreenCase("change-password-nobody", "offers to sign in", at: "change-password", as: nil),
  ScreenCase(
    "change-password-wrong", "says that the present password is wrong, and keeps the new one", at: "change-password",
    keys: "bread?<enter>something<enter>something<enter>"),
  ScreenCase(
    "change-password-again", "waits for the present password after a wrong one", at: "change-password",
    keys: "bread?<enter>something<enter>something<enter>ana likes bread<tab><tab><enter>"),
  ScreenCase(
    "change-password-narrow", "judges the new one, in Portuguese and without colours", at: "change-password",
    size: .small, language: .brazilianPortuguese, hasColors: false, keys: "ana likes bread<enter>bread<enter>butter"),
  ScreenCase(
    "change-password-done", "goes back, and says that it is changed", at: "change-password",
    keys: "ana likes bread<enter>something<enter>something<enter>"),

  ScreenCase("sign-in", "asks for handle and password", at: "sign-in", as: nil),
  ScreenCase("sign-in-typed", "hides the password", at: "sign-in", as: nil, keys: "ana<enter>ana likes bread"),
  ScreenCase(
    "sign-in-wrong", "says that they do not belong together", at: "sign-in", as: nil, keys: "ana<enter>bread?<enter>"),
  ScreenCase(
    "sign-in-narrow", "says when to try again, in Portuguese and without colours", at: "sign-in", size: .small,
    language: .brazilianPortuguese, hasColors: false, as: nil, keys: "ana<enter>1<enter>2<enter>3<enter>4<enter>"),
  ScreenCase(
    "sign-in-done", "goes back to the profile", at: "sign-in", as: nil, keys: "ana<enter>ana likes bread<enter>"),
  ScreenCase("register", "asks for an account", at: "register", as: nil),
  ScreenCase(
    "register-wrong", "judges what is typed", at: "register", as: nil, keys: "-a<tab>Ana<tab>bread<tab>butter"),
  ScreenCase(
    "register-narrow", "keeps the field that is typed in in sight", at: "register", size: .small,
    language: .brazilianPortuguese, hasColors: false, as: nil, keys: "leo<tab>Leo<tab>something<tab>something else"),
  ScreenCase(
    "register-taken", "says that a handle is taken", at: "register", as: nil,
    keys: "ana<tab><tab>something<tab>something<enter>"),
  ScreenCase(
    "register-done", "makes the account, and shows it", at: "register", as: nil,
    keys: "leo<tab>Leo<tab>something<tab>something<enter>"),
]
