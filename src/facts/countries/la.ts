import type { Country } from '../country.ts'
import { SOUTHEAST_ASIAN_MARKS } from '../shared/address-marks.ts'

/** Laos. */
export const LA: Country = {
  code: 'LA',
  precedence: 8,
  names: { aliases: 'laos', isKnownEverywhere: false },
  domains: { isSoldWorldwide: true, others: null },
  languages: null,
  namesLike: null,
  postcode: null,
  addressHabits: null,
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [SOUTHEAST_ASIAN_MARKS],
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'vientiane|luang prabang|pakse|savannakhet|vang vieng',
  phones: null,
  registers: null,
  legalForms: null,
  signs: null,
}
