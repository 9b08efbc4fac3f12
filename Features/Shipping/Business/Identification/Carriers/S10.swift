extension CarrierFormats {
  /// The standard of the Universal Postal Union for international letters and parcels: service (2 letters), serial (8),
  /// check digit, and the country that issued it.
  static let s10 = CarrierFormats(
    code: "s10", name: "International post (S10)", reach: .worldwide,
    formats: [
      TrackingFormat(
        "S10",
        [.letters(2), .digits(8).checked, .checkDigit, .letters(2).listed(in: .countries)],
        check: .s10, page: .byCode(posts))
    ])

  /// The tracking pages of posts that take the number in the address.
  private static let posts = [
    "AU": "https://auspost.com.au/mypost/track/details/{number}",
    "BR": "https://rastreamento.correios.com.br/app/index.php?objetos={number}",
    "CA": "https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor={number}",
    "CH": "https://service.post.ch/ekp-web/ui/entry/search/{number}",
    "DE": "https://www.dhl.de/en/privatkunden/dhl-sendungsverfolgung.html?piececode={number}",
    "ES": "https://www.correos.es/es/en/tools/tracker/items/details?tracking-number={number}",
    "FR": "https://www.laposte.fr/outils/suivre-vos-envois?code={number}",
    "GB": "https://www.royalmail.com/track-your-item#/tracking-results/{number}",
    "IE": "https://www.anpost.com/Post-Parcels/Track/History?item={number}",
    "JP": "https://trackings.post.japanpost.jp/services/srv/search/?requestNo1={number}",
    "NZ": "https://www.nzpost.co.nz/tools/tracking/item/{number}",
    "PT": "https://appserver.ctt.pt/CustomerArea/PublicArea_Detail?ObjectCodeInput={number}",
    "US": "https://tools.usps.com/go/TrackConfirmAction?tLabels={number}",
  ]
}
