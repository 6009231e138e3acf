import type { Country } from '../country.ts'

/** Malawi. */
export const MW: Country = {
  code: 'MW',
  precedence: 163,
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
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'lilongwe|blantyre',
  phones: null,
  registers: null,
  legalForms: null,
  signs: null,
}
