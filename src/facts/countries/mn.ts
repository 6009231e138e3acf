import { type Country, digits } from '../country.ts'
import { MONGOLIAN_MARKS } from '../shared/address-marks.ts'
import { CAUCASIAN_FORMS } from '../shared/legal-forms.ts'

/** Mongolia. */
export const MN: Country = {
  code: 'MN',
  precedence: 147,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: true, others: null },
  languages: { mn: 1 },
  namesLike: null,
  postcode: digits(6),
  addressHabits: null,
  streets: [{ order: 'name-word-number', words: 'гудамж гудамжны' }],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [MONGOLIAN_MARKS],
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'ulaanbaatar|улаанбаатар|дархан|эрдэнэт|чоибалсан|улан батор|darkhan|erdenet',
  phones: null,
  registers: null,
  legalForms: [CAUCASIAN_FORMS],
  signs: null,
}
