import Presentation
import Testing

@MainActor
@Suite("A label")
struct LabelTests {
  private let styled = "Canon ".styled(.heading) + "EOS 5D".styled(.body) + " – R$ 900".styled(.secondary)

  @Test("cuts one line off, and keeps the roles")
  func oneLine() {
    let frame = SampleWindow(Label(styled), width: 12, height: 2, palette: .monochrome).window.render()
    #expect(frame.text == "Canon EOS 5…\n\n")
    #expect(frame[0, 0].style.attributes == .bold)
    #expect(frame[6, 0].style.attributes == [])
  }

  @Test("wraps")
  func wraps() {
    #expect(SampleWindow(Label(styled, lines: nil), width: 9, height: 4).text == "Canon EOS\n5D – R$\n900\n\n")
    #expect(SampleWindow(Label(styled, lines: 2), width: 9, height: 4).text == "Canon EOS\n5D – R$…\n\n\n")
    #expect(SampleWindow(Label("a\nb".styled(.body), lines: nil), width: 9, height: 3).text == "a\nb\n\n")
  }

  @Test("aligns each line")
  func aligns() {
    let label = Label("one two three".styled(.body), lines: nil)
    label.alignment = .trailing
    #expect(SampleWindow(label, width: 8, height: 2).text == " one two\n   three\n")
  }

  @Test("shows other people's text harmlessly")
  func sanitises() {
    let label = Label("a\u{1B}[31m\u{202E}b\tc".styled(.body), lines: nil)
    #expect(SampleWindow(label, width: 20, height: 1).text == "a␛[31mb    c\n")
  }

  @Test("speaks the window's language")
  func language() {
    let label = Label(LocalizedString(LibraryText.retry).styled(.accent))
    let sample = SampleWindow(label, width: 20, height: 1)
    #expect(sample.text == "Try again\n")
    sample.window.environment.localization.language = .brazilianPortuguese
    #expect(sample.text == "Tentar de novo\n")
  }
}
