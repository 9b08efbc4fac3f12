/// What the people of the sample market offer, the oldest first.
let sampleItems: [SampleItem] = [
  .init(
    "ana", "Bici urbana de seis marchas", "145.00", "EUR", "bike", "good",
    "Bici de paseo con cesta y luces. Cadena cambiada en primavera. La vendo porque me mudo a un cuarto sin ascensor.",
    ["size": "M", "colour": "verde"]),
  .init(
    "ana", "Novelas policiacas, lote de doce", "24.00", "EUR", "book", "good",
    "Doce novelas de bolsillo, leídas una vez. Se venden juntas."),
  .init(
    "ana", "Monstera con maceta de barro", "18.50", "EUR", "home", "like new",
    "Planta sana de ochenta centímetros. Mejor recogida en mano."),
  .init(
    "ana", "Casco de bici talla M", "15.00", "EUR", "bike", "like new",
    "Casco con rueda de ajuste, usado tres veces.", ["size": "M"]),
  .init(
    "ana", "Lámpara de pie de mimbre", "32.00", "EUR", "home", "fair",
    "Un aro suelto en la base, no se nota. Bombilla incluida."),
  .init(
    "diego", "Bici de montaña de aluminio", "310.00", "EUR", "bike", "good",
    "Suspensión delantera, frenos de disco revisados en mayo. Cubiertas casi nuevas.", ["size": "L", "wheels": "29"]),
  .init(
    "diego", "Tienda de campaña para tres", "75.00", "EUR", "camping", "good",
    "Doble techo, sin rotos. Se monta en diez minutos. Incluye piquetas de repuesto."),
  .init(
    "diego", "Taladro percutor con maletín", "48.00", "EUR", "tools", "good",
    "Funciona perfecto. Regalo un juego de brocas."),
  .init(
    "diego", "Silla de oficina regulable", "60.00", "EUR", "furniture", "fair",
    "Respaldo alto, una rueda cambiada."),
  .init(
    "diego", "Cajas de mudanza, veinte", nil, "EUR", "home", "used once",
    "Gratis para quien las recoja antes del domingo."),
  .init(
    "bruno", "Câmera analógica 35 mm com lente de 50 mm", "890.00", "BRL", "camera", "good",
    "Fotômetro funcionando, vedação trocada. Acompanha alça de couro.", ["mount": "K"]),
  .init(
    "bruno", "Toca-discos com agulha nova", "1250.00", "BRL", "audio", "excellent",
    "Correia e agulha trocadas neste ano. Posso mandar vídeo tocando."),
  .init(
    "bruno", "Discos de samba, lote de quinze", "320.00", "BRL", "music", "good",
    "Capas com marcas de uso, discos lavados. Lista completa na conversa."),
  .init(
    "bruno", "Tripé de alumínio", "140.00", "BRL", "camera", "good",
    "Altura máxima de um metro e sessenta. Cabeça de bola."),
  .init(
    "bruno", "Filmes vencidos para experimentar", "45.00", "BRL", "camera", "expired",
    "Seis rolos coloridos guardados na geladeira. Resultado imprevisível, e essa é a graça."),
  .init(
    "livia", "Berço desmontável com colchão", "480.00", "BRL", "kids", "like new",
    "Usado por oito meses. Desmonta sem ferramentas."),
  .init(
    "livia", "Máquina de costura portátil", "560.00", "BRL", "tools", "excellent",
    "Doze pontos, pedal e caixa original. Revisada em julho."),
  .init(
    "livia", "Bicicleta infantil aro 16", "230.00", "BRL", "bike", "good",
    "Com rodinhas e buzina. Selim novo.", ["wheels": "16"]),
  .init(
    "livia", "Coleção de cílios e pincéis de teatro", "95.00", "BRL", "beauty", "new",
    "Sobra de figurino, tudo lacrado."),
  .init(
    "livia", "Rede de algodão artesanal", "180.00", "BRL", "home", "new",
    "Feita à mão, suporta duas pessoas. Cor de açafrão."),
  .init(
    "livia", "Violão de estudo com capa", "350.00", "BRL", "music", "good",
    "Cordas novas. Um risco pequeno no tampo."),
  .init(
    "emma", "Oak writing desk with two drawers", "120.00", "GBP", "furniture", "good",
    "Solid oak, 110 cm wide. A ring from a mug on the top, otherwise lovely. Two people needed to lift it."),
  .init(
    "emma", "Cast iron casserole, 5 litres", "45.00", "GBP", "kitchen", "excellent",
    "Enamel without chips. Heavier than you think."),
  .init(
    "emma", "City bike with panniers", "160.00", "GBP", "bike", "good",
    "Seven gears, new brake pads, both panniers included. Rides like a sofa.", ["size": "S"]),
  .init(
    "emma", "Knitting wool, a whole box", "20.00", "GBP", "craft", "new",
    "About forty skeins, mostly blues and greys."),
  .init(
    "emma", "Wall clock from a railway station", "85.00", "GBP", "home", "fair",
    "Keeps time if you wind it on Sundays. Glass has a hairline crack."),
  .init(
    "emma", "House plants, take them all", nil, "GBP", "home", "alive",
    "Five plants that survived me. Free to a patient person."),
  .init(
    "owen", "Valve radio, restored", "140.00", "GBP", "audio", "excellent",
    "Recapped and realigned. Medium wave only, warm sound, walnut case."),
  .init(
    "owen", "Pocket radio with earpiece", "18.00", "GBP", "audio", "good",
    "Runs for weeks on two AA batteries."),
  .init(
    "owen", "Oscilloscope, 20 MHz, two channels", "95.00", "GBP", "tools", "good",
    "Calibrated last year. Probes included. Bright trace.", ["channels": "2"]),
  .init(
    "owen", "Soldering station with spare tips", "38.00", "GBP", "tools", "good",
    "Heats in a minute. Four tips, sponge, stand."),
  .init(
    "owen", "Telephone with a dial, black", "42.00", "GBP", "phone", "fair",
    "Rings properly. Converted to a modern plug."),
  .init(
    "owen", "Box of mixed resistors", "5.00", "GBP", "parts", "unsorted",
    "At least two thousand. Sorting them is half the fun."),
  .init(
    "jiwoo", "필름 카메라와 가죽 케이스", "185000", "KRW", "camera", "good",
    "셔터와 노출계 모두 정상입니다. 렌즈에 작은 먼지가 있지만 사진에는 보이지 않아요."),
  .init(
    "jiwoo", "원목 책상 120cm", "95000", "KRW", "furniture", "good",
    "상판에 잔기스가 조금 있어요. 직접 가져가셔야 합니다."),
  .init(
    "jiwoo", "접이식 자전거 20인치", "150000", "KRW", "bike", "like new",
    "두 달 탔습니다. 지하철에 들고 타기 좋아요.", ["wheels": "20"]),
  .init(
    "jiwoo", "기계식 키보드 갈축", "62000", "KRW", "computer", "excellent",
    "키캡 세척 완료. 상자와 설명서 있습니다."),
  .init("jiwoo", "전기 주전자", "12000", "KRW", "kitchen", "good", "물때 제거했습니다. 1리터."),
  .init(
    "minseo", "2인용 텐트와 매트", "78000", "KRW", "camping", "good",
    "비 오는 날 한 번 썼어요. 방수 이상 없습니다."),
  .init("minseo", "캠핑 의자 두 개", "30000", "KRW", "camping", "good", "접으면 가방에 들어가요. 두 개 같이 팝니다."),
  .init("minseo", "추리 소설 열 권", "25000", "KRW", "book", "like new", "한 번씩만 읽었습니다. 낙서 없어요."),
  .init("minseo", "그림책 모음 (4~6세)", "18000", "KRW", "kids", "fair", "모서리가 조금 닳은 책이 있어요."),
  .init(
    "minseo", "중고 휴대전화 128GB", "210000", "KRW", "phone", "good",
    "액정 깨끗하고 배터리 성능 88%입니다. 초기화해서 드려요.", ["storage": "128GB"]),
  .init("minseo", "화분 받침 나눔", nil, "KRW", "home", "good", "필요하신 분 그냥 가져가세요."),
]
