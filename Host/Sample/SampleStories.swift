/// What happened between the people of the sample market, in order. Items are named by their titles.
let sampleStories: [SampleStory] = [
  .init(
    "Valve radio, restored", "emma",
    .says(.buyer, "Hello Owen! Does it hum when it is cold?"),
    .says(.seller, "Not any more. New capacitors throughout."),
    .offers(.buyer, "120.00"), .declines(.seller),
    .says(.seller, "130 and I wrap it as if it were an egg."),
    .offers(.seller, "130.00"), .accepts(.buyer),
    .ships(number: "QS473124829GB"),
    .parcelIs("in-transit", place: "Bristol"), .parcelIs("out-for-delivery", place: "Leeds"), .receives,
    .reviews(.buyer, rating: 5, "Beautiful work, and it arrived in one piece."),
    .reviews(.seller, rating: 5, "Paid at once and knows what a valve is.")),
  .init(
    "Bici de montaña de aluminio", "ana",
    .says(.buyer, "¡Hola! ¿Sigue disponible? ¿Qué altura tiene el cuadro?"),
    .says(.seller, "Sí. Es una L, va bien desde 1,75."),
    .offers(.buyer, "280.00"), .says(.seller, "290 y te pongo pedales nuevos."), .offers(.seller, "290.00"),
    .accepts(.buyer), .handsOver,
    .reviews(.buyer, rating: 4, "La bici va muy bien; tardó un poco en contestar."),
    .reviews(.seller, rating: 5, "Puntual y amable.")),
  .init(
    "Câmera analógica 35 mm com lente de 50 mm", "livia",
    .says(.buyer, "Oi, Bruno! O fotômetro está calibrado?"),
    .says(.seller, "Está sim. Testei com dois filmes no mês passado."),
    .offers(.buyer, "820.00"), .accepts(.seller),
    .ships(number: "LX517203641BR"), .parcelIs("in-transit", place: "Curitiba")),
  .init(
    "원목 책상 120cm", "minseo",
    .says(.buyer, "안녕하세요, 이번 주말에 가지러 가도 될까요?"),
    .says(.seller, "네, 토요일 오후 좋아요."),
    .offers(.buyer, "85000"), .accepts(.seller), .handsOver,
    .reviews(.buyer, rating: 5, "친절하시고 책상도 사진 그대로예요."),
    .reviews(.seller, rating: 4, "약속 시간보다 조금 늦으셨지만 괜찮았어요.")),
  .init(
    "Telephone with a dial, black", "emma",
    .offers(.buyer, "40.00"), .accepts(.seller),
    .ships(number: "QS305918265GB"), .parcelIs("in-transit", place: "Bristol"),
    .parcelIs("exception", place: "Birmingham"), .parcelIs("in-transit", place: "Leeds"), .receives,
    .reviews(.buyer, rating: 3, "Works, though the cord is shorter than in the picture.")),
  .init(
    "Tienda de campaña para tres", "ana",
    .says(.buyer, "¿Cuánto pesa?"), .says(.seller, "Cuatro kilos y medio con todo.")),
  .init(
    "필름 카메라와 가죽 케이스", "minseo",
    .says(.buyer, "조금 깎아 주실 수 있나요?"), .offers(.buyer, "160000"), .offers(.seller, "175000"), .accepts(.buyer),
    .ships(number: "RK206517399KR"), .parcelIs("in-transit", place: "부산")),
  .init(
    "Toca-discos com agulha nova", "livia",
    .says(.buyer, "Aceita troca por uma máquina de costura?"),
    .says(.seller, "Obrigado, mas já tenho três."),
    .offers(.buyer, "1000.00"), .declines(.seller), .offers(.buyer, "1150.00")),
  .init(
    "City bike with panniers", "owen",
    .says(.buyer, "Would 140 do if I collect it tonight?"), .offers(.buyer, "140.00"),
    .says(.seller, "Tonight is perfect. Bring a lock.")),
]
