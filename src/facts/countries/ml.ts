import type { Country } from '../country.ts'
import { AFRICAN_FRENCH_MARKS } from '../shared/address-marks.ts'

/** Mali. */
export const ML: Country = {
  code: 'ML',
  precedence: 157,
  names: { aliases: null, isKnownEverywhere: false },
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
  cities: 'bamako|sikasso|kayes|mopti|segou|gao|tombouctou|koutiala',
  phones: null,
  registers: null,
  legalForms: null,
  signs: null,
}
