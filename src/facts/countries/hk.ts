import type { Country } from '../country.ts'
import { ASIAN_ENGLISH_FORMS, CHINESE_FORMS } from '../shared/legal-forms.ts'

/** Hong Kong SAR China. */
export const HK: Country = {
  code: 'HK',
  precedence: 141,
  names: { aliases: 'hk|hong kong|hong kong sar|h k|hongkong|hong kong s a r|香港', isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: { zh: 0.1, 'zh-hant': 0.4 },
  namesLike: 'zh',
  postcode: null,
  addressHabits: null,
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'hong kong|kowloon|tsim sha tsui|wan chai|wanchai|causeway bay|mong kok|mongkok|kwun tong|admiralty|' +
    'sheung wan|quarry bay|new territories|tsuen wan|kwai chung|central hong kong|north point|cheung sha wan|' +
    'lai chi kok|kowloon bay|n t',
  phones: null,
  registers: 'BR No|CR No|商業登記',
  legalForms: [ASIAN_ENGLISH_FORMS, CHINESE_FORMS],
  signs: null,
}
