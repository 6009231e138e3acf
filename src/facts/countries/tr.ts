import { type Country, digits, phoneHabits, sign } from '../country.ts'

/** Türkiye. */
export const TR: Country = {
  code: 'TR',
  precedence: 51,
  names: { aliases: 'turkey|turkiye', isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: 'istanbul ist' },
  languages: { tr: 1 },
  namesLike: null,
  postcode: { ...digits(5), prefixes: 'TR' },
  addressHabits: ['numbered-houses', 'code-before-town', 'number-behind-street'],
  streets: [
    {
      order: 'name-word-number',
      words: 'cad caddesi cd sok sokak sokagi sk bulvari blv bulv mah mahallesi mh yolu meydani',
    },
  ],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: [
    // `Metal İş Sanayi Sitesi 12. Blok No: 44`, `10027 Sokak No:9`: the words before the mark may be numbers themselves.
    {
      pattern:
        /^[\p{Lu}\d].{2,70}?(?:mah|mahallesi|cad|cadde|caddesi|cd|sok|sokak|sokağı|sk|bulvarı?|bulv|bölgesi|o\.?s\.?b|sitesi|san|blok|yolu|mevkii)\.?(?: .{1,30}?)? ?n(?:o ?[:.]?|[:.]) ?\d{1,4}(?:[-/]?[\dA-Za-z]{1,3})?(?![\p{L}\d])/iu,
      sign: /(?:^|[ .])n(?:o ?[:.]?|[:.]) ?\d/i,
      isNumbered: true,
    },
  ],
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'istanbul|ankara|izmir|bursa|antalya|adana|konya|gaziantep|kocaeli|mersin|eskisehir|kayseri|samsun|denizli|' +
    'sakarya|sanliurfa|diyarbakir|hatay|manisa|balikesir|tekirdag|trabzon|erzurum|malatya|kahramanmaras|aydin|' +
    'mugla|afyonkarahisar|canakkale|corum|ordu|sivas|tokat|elazig|kutahya|isparta|duzce|yalova|usak|bolu|rize|' +
    'giresun|zonguldak|karabuk|aksaray|nevsehir|nigde|edirne|kirklareli|adapazari|izmit|gebze|adiyaman|agri|' +
    'amasya|ardahan|artvin|bartin|batman|bayburt|bilecik|bingol|bitlis|burdur|cankiri|erzincan|gumushane|' +
    'hakkari|igdir|karaman|kars|kastamonu|kilis|kirikkale|kirsehir|mardin|osmaniye|siirt|sinop|sirnak|tunceli|' +
    'yozgat|lefkosa|girne',
  phones: phoneHabits({ ownGroups: [/^(444)(\d)(\d{3})$/] }),
  registers: 'Vergi No|Vergi Dairesi|Vergi Numarası|VKN|MERSİS|MERSIS|Mersis No|Ticaret Sicil No',
  legalForms: [
    {
      forms:
        'A.Ş. | Ltd. Şti. | Ltd. Sti. | San. ve Tic. A.Ş. | San. ve Tic. Ltd. Şti. | Sanayi ve Ticaret A.Ş. | ' +
        'Sanayi ve Ticaret Ltd. Şti. | Limited Şirketi | Anonim Şirketi | Tic. Ltd. Şti. | Tic. A.Ş. | ' +
        'TİC. LTD. ŞTİ. | TİC. A.Ş. | TİCARET LTD. ŞTİ. | TİCARET A.Ş. | LİMİTED ŞİRKETİ | ANONİM ŞİRKETİ | ' +
        'SANAYİ VE TİCARET LTD. ŞTİ. | SANAYİ VE TİCARET A.Ş. | SANAYİ VE TİCARET LİMİTED ŞİRKETİ | ' +
        'Kollektif Şirketi | Komandit Şirketi',
      ambiguous: 'AŞ | A.S.',
    },
  ],
  signs: [
    [sign('national', /₺|\bA\.Ş\.|\bLtd\. ?Şti/, '₺ A Ltd'), 2],
    [sign('dialling', /(?<!\d)0 ?\(?[2-5]\d{2}\)? \d{3} \d\d \d\d(?!\d)/), 0.8],
  ],
}
