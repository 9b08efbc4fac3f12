/// The eight people of the sample market.
let samplePeople: [SamplePerson] = [
  .init(
    handle: "ana", name: "Ana Belmonte", place: "Valencia", about: "Bicis, libros y plantas. Respondo por la tarde."),
  .init(handle: "diego", name: "Diego Larrañaga", place: "Bilbao", about: "Vendo lo que ya no cabe en el trastero."),
  .init(handle: "bruno", name: "Bruno Tavares", place: "Curitiba", about: "Fotografia analógica e discos de vinil."),
  .init(handle: "livia", name: "Lívia Conceição", place: "Recife", about: "Desapego consciente: tudo limpo e testado."),
  .init(
    handle: "emma", name: "Emma Thornbury", place: "Leeds", about: "Moving house. Everything must find a new home."),
  .init(handle: "owen", name: "Owen Adeyemi", place: "Bristol", about: "I repair radios and sell the ones that work."),
  .init(handle: "jiwoo", name: "한지우", place: "부산", about: "깨끗하게 쓴 물건만 올립니다. 직거래 환영해요."),
  .init(handle: "minseo", name: "오민서", place: "대전", about: "책과 캠핑 장비를 정리하고 있어요."),
]
