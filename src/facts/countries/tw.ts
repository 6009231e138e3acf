import { type Country, digits, shape, sign } from '../country.ts'
import { ASIAN_ENGLISH_FORMS, CHINESE_FORMS } from '../shared/legal-forms.ts'

/** Taiwan. */
export const TW: Country = {
  code: 'TW',
  precedence: 140,
  names: { aliases: 'taiwan|taiwan r o c|taiwan roc|台灣|台湾', isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: 'taipei' },
  languages: { zh: 0.15, 'zh-hant': 0.6 },
  namesLike: 'zh',
  postcode: {
    ...digits(5),
    shapes: [shape(/(?<=(?:City|County|Taipei) )\d{3}$/, 'before', false)],
    isPlaceFirst: true,
  },
  addressHabits: ['numbered-houses'],
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'taipei|new taipei|kaohsiung|taichung|tainan|hsinchu|taoyuan',
  phones: null,
  registers: '統一編號|統編',
  legalForms: [ASIAN_ENGLISH_FORMS, CHINESE_FORMS],
  signs: [[sign('other-script', /統一編號|統編/), 2.5]],
}
