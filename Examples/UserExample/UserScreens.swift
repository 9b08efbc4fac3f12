import ExampleSupport
import Presentation

let userScreens = [
  ScreenCase("cpf", "shows title and field from the first frame", at: "cpf"),
  ScreenCase("cpf-10-digits", "judges nothing before 11 digits were typed once", at: "cpf", keys: "5299822472"),
  ScreenCase("cpf-wrong", "says that 11 digits are wrong, without a button", at: "cpf", keys: "52998224726"),
  ScreenCase("cpf-deleted", "goes on judging while digits are deleted", at: "cpf", keys: "52998224726<backspace>"),
  ScreenCase("cpf-right", "has the button while the digits are right", at: "cpf", keys: "52998224726<backspace>5"),
  ScreenCase("cpf-verified", "verifies the number, and says so", at: "cpf", keys: "52998224725<enter>"),
  ScreenCase("cpf-nobody", "says that nobody is signed in", at: "cpf", as: nil, keys: "52998224725<enter>"),
  ScreenCase(
    "cpf-narrow", "says it in Portuguese on a small terminal without colours", at: "cpf", size: .small,
    language: .brazilianPortuguese, hasColors: false, keys: "52998224726"),
]
