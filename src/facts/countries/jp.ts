import { type Country, digits, phoneHabits, shape, sign } from '../country.ts'
import { ASIAN_ENGLISH_FORMS } from '../shared/legal-forms.ts'

/** Japan. */
export const JP: Country = {
  code: 'JP',
  precedence: 95,
  names: { aliases: null, isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: 'tokyo osaka nagoya kyoto yokohama okinawa' },
  languages: { ja: 1 },
  namesLike: 'ja',
  postcode: { ...digits(), shapes: [shape(/(?<![\d.,/+-])〒? ?\d{3}[-‐–－]\d{4}(?![\d-])/, 'before', false)] },
  addressHabits: ['numbered-houses'],
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: [
    // Three numbers and the quarter of a town: `3-5-27 Mita`.
    { pattern: /^\d{1,2}-\d{1,2}-\d{1,3},? \p{Lu}\p{Ll}[\p{L}-]{1,20}/u, sign: null, isNumbered: true },
  ],
  addressMarks: null,
  regions: {
    abbreviations: null,
    names:
      'tokyo to|kanagawa|saitama|chiba|aichi|hyogo|fukuoka|hokkaido|osaka fu|kyoto fu|aomori|iwate|miyagi|akita|' +
      'yamagata|fukushima|ibaraki|tochigi|gunma|niigata|toyama|ishikawa|fukui|yamanashi|nagano|gifu|shizuoka|mie|' +
      'shiga|wakayama|tottori|shimane|okayama|yamaguchi|tokushima|kagawa|ehime|kochi|nagasaki|kumamoto|oita|' +
      'miyazaki|kagoshima|okinawa',
  },
  ownScriptRegions:
    '東京都|北海道|京都府|大阪府|青森県|岩手県|宮城県|秋田県|山形県|福島県|茨城県|栃木県|群馬県|埼玉県|千葉県|神奈川県|新潟県|富山県|石川県|福井県|山梨県|長野県|岐阜県|静岡県|愛知県|三重県|滋賀県|兵庫県|' +
    '奈良県|和歌山県|鳥取県|島根県|岡山県|広島県|山口県|徳島県|香川県|愛媛県|高知県|福岡県|佐賀県|長崎県|熊本県|大分県|宮崎県|鹿児島県|沖縄県',
  placeEndings: 'shi ku ken machi cho mura',
  cities:
    'tokyo|osaka|kyoto|yokohama|nagoya|sapporo|kobe|fukuoka shi|kawasaki|hiroshima|sendai|chiyoda ku|' +
    'minato ku|shibuya ku|shinjuku ku|chuo ku|tsukuba|nara',
  phones: phoneHabits({ isTriedUnasked: true }),
  registers: '法人番号|登録番号|登記番号',
  legalForms: [
    ASIAN_ENGLISH_FORMS,
    {
      touching:
        '株式会社 | 有限会社 | 合同会社 | 合資会社 | 合名会社 | 一般社団法人 | 公益社団法人 | 一般財団法人 | 公益財団法人 | 社団法人 | 財団法人 | 特定非営利活動法人 | NPO法人 | ' +
        '医療法人社団 | 医療法人 | 学校法人 | 社会福祉法人 | 独立行政法人 | 国立大学法人 | 宗教法人 | 協同組合 | 税理士法人 | 弁護士法人 | (株) | （株） | ㈱ | (有) | ' +
        '（有） | ㈲ | 法律事務所 | 会計事務所 | 税理士事務所 | 特許事務所',
    },
  ],
  signs: [
    [sign('other-script-postal', /〒 ?\d{3}-?\d{4}|[都道府県][^\s\d]{1,8}[市区町村郡]/), 3],
    [sign('other-script', /株式会社|有限会社|合同会社/), 2],
    [sign('dialling', /(?<!\d)0\d \d{4} \d{4}(?!\d)|(?<!\d)0120-\d{3}-\d{3}(?!\d)/), 0.3],
    [sign('dialling', /(?<!\d)0[39]\d?-\d{3,4}-\d{4}(?!\d)/), 0.5],
  ],
}
