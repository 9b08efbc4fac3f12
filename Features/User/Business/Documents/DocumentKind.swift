/// The identity documents whose numbers the market can check.
public enum DocumentKind: String, CaseIterable, Hashable, Sendable {
  /// Brazil's number of a person (Cadastro de Pessoas Físicas).
  case cpf

  /// Brazil's number of a company (Cadastro Nacional da Pessoa Jurídica), with letters in it from 2026 on.
  case cnpj

  /// Spain's number of a citizen (Documento Nacional de Identidad).
  case dni

  /// Spain's number of a foreigner (Número de Identidad de Extranjero).
  case nie

  /// Spain's former number of a company (Código de Identificación Fiscal), still the number that companies use.
  case cif

  /// The kind with this name in either case.
  public init?(named name: String) {
    // Longer texts are no name; the bound keeps a huge field from being copied.
    guard name.utf8.count <= 8 else { return nil }
    self.init(rawValue: name.lowercased())
  }

  /// What people call it, such as `CNPJ`.
  public var name: String { rawValue.uppercased() }

  /// What a number looks like once its separators are gone.
  var layout: DocumentLayout {
    switch self {
    case .cpf: .cpf
    case .cnpj: .cnpj
    case .dni: .dni
    case .nie: .nie
    case .cif: .cif
    }
  }

  /// Reads a number and proves its check digits. Throws why it is none.
  ///
  /// Letters count in either case; separators are ignored wherever they stand. Linear in the length of `text`.
  public func document(_ text: String) throws(DocumentFault) -> IdentityDocument {
    let symbols = try layout.symbols(of: text)
    switch self {
    case .cpf: try BrazilianCheckDigits(highestWeight: 11).verify(symbols)
    case .cnpj: try BrazilianCheckDigits(highestWeight: 9).verify(symbols)
    case .dni: try SpanishControl.verifyPerson(symbols)
    case .nie: try SpanishControl.verifyPerson(symbols)
    case .cif: try SpanishControl.verifyCompany(symbols)
    }
    return IdentityDocument(kind: self, symbols: symbols)
  }
}
