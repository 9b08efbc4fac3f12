import Presentation
import Testing

@MainActor
@Suite("Choices")
struct ChoiceTests {
  private let field = ChoiceField()
  private let options = [LocalizedString("new"), LocalizedString("good"), LocalizedString("worn")]

  @Test("show the chosen one, and go round by the arrows, Enter and space")
  func goRound() {
    let chosen = Heard(field.itemSelected)
    let sample = SampleWindow(field, width: 20, height: 1)
    field.bind(ChoiceField.ViewModel(options: options, selectedIndex: 1))
    #expect(sample.text.contains("‹ good ›"))
    sample.press(.right, .enter, .left, .left, .space)
    #expect(chosen.elements == [2, 0, 2, 1, 2])
    #expect(sample.text.contains("‹ worn ›"))
  }

  @Test("tell nothing of what programs choose, and show nothing that is none of them", arguments: [-1, 3])
  func unknown(index: Int) {
    let chosen = Heard(field.itemSelected)
    let sample = SampleWindow(field, width: 20, height: 1)
    field.bind(ChoiceField.ViewModel(options: options, selectedIndex: index))
    #expect(!sample.text.contains("‹"))
    #expect(chosen.elements.isEmpty)
    sample.press(.right)
    #expect(chosen.elements.count == 1)
  }

  @Test("take no keys where there is only one thing")
  func single() {
    let sample = SampleWindow(field, width: 20, height: 1)
    field.bind(ChoiceField.ViewModel(options: Array(options.prefix(1)), selectedIndex: 0))
    _ = sample.text
    #expect(!field.isFocused)
  }

  @Test("in a list have a mark")
  func list() {
    let list = List<ChoiceCell>()
    let rows = ["ups", "dhl"].map { ChoiceCell.Row(id: $0, $0.styled(.body), isChosen: $0 == "dhl") }
    list.bind(List.ViewModel(rows: rows))
    #expect(SampleWindow(list, width: 10, height: 2).text.contains("○ ups\n● dhl"))
  }

  @Test("have their names before them, one below the other")
  func named() {
    field.bind(ChoiceField.ViewModel(options: options, selectedIndex: 0))
    let text = TextField()
    text.text = "wood"
    let form = Stack(
      .vertical,
      [
        NamedControl(LocalizedString("State"), field, nameWidth: 6),
        NamedControl(LocalizedString("Material"), text, nameWidth: 6),
      ])
    let lines = SampleWindow(form, width: 24, height: 2).text.split(separator: "\n")
    #expect(lines.first?.hasPrefix("State  ‹ new ›") == true)
    #expect(lines.last?.hasPrefix("Mater… wood") == true)
  }
}
