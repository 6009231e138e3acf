import type { Country } from '../country.ts'
import { AFRICAN_FRENCH_MARKS } from '../shared/address-marks.ts'

/** Chad. */
export const TD: Country = {
  code: 'TD',
  precedence: 12,
  names: { aliases: 'tchad', isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: null,
  addressHabits: null,
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [AFRICAN_FRENCH_MARKS],
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: null,
  phones: null,
  registers: null,
  legalForms: null,
  signs: null,
}
