import { type Country, digits } from '../country.ts'
import { AFRICAN_FRENCH_MARKS } from '../shared/address-marks.ts'
import { FRENCH_FORMS } from '../shared/legal-forms.ts'
import { FRENCH_ADJECTIVES, FRENCH_STREETS, FRENCH_WHOLE_STREETS } from '../shared/street-words.ts'

/** Senegal. */
export const SN: Country = {
  code: 'SN',
  precedence: 109,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: digits(5),
  addressHabits: null,
  streets: [FRENCH_STREETS, FRENCH_ADJECTIVES, FRENCH_WHOLE_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [AFRICAN_FRENCH_MARKS],
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'dakar|thies|kaolack|ziguinchor|rufisque|mbour|touba|tambacounda|pikine|guediawaye|diourbel|kolda|saly',
  phones: null,
  registers: 'NINEA|RCCM|RC:',
  legalForms: [FRENCH_FORMS],
  signs: null,
}
