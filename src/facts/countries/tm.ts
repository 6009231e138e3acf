import { type Country, digits } from '../country.ts'
import { RUSSIAN_MARKS, TURKMEN_MARKS } from '../shared/address-marks.ts'
import { POST_SOVIET_LATIN_FORMS } from '../shared/legal-forms.ts'

/** Turkmenistan. */
export const TM: Country = {
  code: 'TM',
  precedence: 146,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: digits(6),
  addressHabits: null,
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [TURKMEN_MARKS, RUSSIAN_MARKS],
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'ashgabat|asgabat|ашхабад|turkmenabat',
  phones: null,
  registers: null,
  legalForms: [POST_SOVIET_LATIN_FORMS],
  signs: null,
}
