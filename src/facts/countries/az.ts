import { type Country, digits, shape } from '../country.ts'
import { AZERBAIJANI_MARKS, RUSSIAN_MARKS } from '../shared/address-marks.ts'
import { CAUCASIAN_FORMS, POST_SOVIET_LATIN_FORMS } from '../shared/legal-forms.ts'

/** Azerbaijan. */
export const AZ: Country = {
  code: 'AZ',
  precedence: 96,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: { az: 1 },
  namesLike: null,
  postcode: { ...digits(), shapes: [shape(/(?<![A-Za-z\d])AZ[ -]?\d{4}(?!\d)/, 'either')] },
  addressHabits: null,
  streets: [{ order: 'name-word-number', words: 'kuc kuce kucesi prospekti pr' }],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [AZERBAIJANI_MARKS, RUSSIAN_MARKS],
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'baku|baki|gence|sumqayit|gəncə|mingəcevir|lənkəran|sirvan|naxcivan|səki|yevlax|xacmaz|quba|qəbələ|ganja|' +
    'sumgait|баку|гянджа',
  phones: null,
  registers: 'VÖEN',
  legalForms: [POST_SOVIET_LATIN_FORMS, CAUCASIAN_FORMS],
  signs: null,
}
