import { type Country, digits, sign } from '../country.ts'
import { SOUTHEAST_ASIAN_MARKS } from '../shared/address-marks.ts'
import { ASIAN_ENGLISH_FORMS } from '../shared/legal-forms.ts'
import { THAI_VIETNAMESE_STREETS } from '../shared/street-words.ts'

/** Thailand. */
export const TH: Country = {
  code: 'TH',
  precedence: 118,
  names: { aliases: 'ประเทศไทย|ไทย', isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: null },
  languages: { th: 1 },
  namesLike: null,
  postcode: { ...digits(5), isPlaceFirst: true },
  addressHabits: null,
  streets: [THAI_VIETNAMESE_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [SOUTHEAST_ASIAN_MARKS],
  regions: {
    abbreviations: null,
    names:
      'nonthaburi|pathum thani|pathumthani|samut prakan|samutprakan|samutprakarn|samut sakhon|samutsakorn|' +
      'samut songkhram|nakhon pathom|nakornpathom|ayutthaya|phra nakhon si ayutthaya|ang thong|lopburi|saraburi|' +
      'sing buri|chainat|chonburi|chon buri|rayong|chanthaburi|trat|chachoengsao|prachinburi|nakhon nayok|' +
      'sa kaeo|nakhon ratchasima|korat|buriram|surin|sisaket|ubon ratchathani|yasothon|chaiyaphum|khon kaen|' +
      'udon thani|loei|nong khai|maha sarakham|roi et|kalasin|sakon nakhon|nakhon phanom|mukdahan|bueng kan|' +
      'chiang mai|chiangmai|chiang rai|chiangrai|lamphun|lampang|uttaradit|phrae|phayao|mae hong son|' +
      'nakhon sawan|uthai thani|kamphaeng phet|sukhothai|phitsanulok|phichit|phetchabun|ratchaburi|kanchanaburi|' +
      'suphan buri|phetchaburi|prachuap khiri khan|nakhon si thammarat|krabi|phang nga|phuket|surat thani|' +
      'suratthani|ranong|chumphon|songkhla|satun|trang|phatthalung|pattani|yala|narathiwat',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'bangkok|chiang mai|pattaya|phuket|เช ยงใหม|ภ เก ต|พ ทยา|กร งเทพฯ|กร งเทพมหานคร|นนทบ ร|สม ทรปราการ',
  phones: null,
  registers: 'Tax ID|เลขประจำตัวผู้เสียภาษี|ทะเบียนเลขที่',
  legalForms: [ASIAN_ENGLISH_FORMS],
  signs: [[sign('national', /฿/, '฿'), 2]],
}
