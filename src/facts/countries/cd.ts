import type { Country } from '../country.ts'
import { AFRICAN_FRENCH_MARKS } from '../shared/address-marks.ts'

/** Congo - Kinshasa. */
export const CD: Country = {
  code: 'CD',
  precedence: 112,
  names: { aliases: 'drc|dr congo|rdc', isKnownEverywhere: false },
  domains: { isSoldWorldwide: true, others: null },
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
  cities: 'kinshasa|lubumbashi|goma|bukavu|kisangani|mbuji mayi|kananga|matadi|kolwezi|likasi|limete|uvira|bunia',
  phones: null,
  registers: null,
  legalForms: null,
  signs: null,
}
