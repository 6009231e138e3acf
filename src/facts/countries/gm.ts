import type { Country } from '../country.ts'

/** Gambia. */
export const GM: Country = {
  code: 'GM',
  precedence: 154,
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
  cities: 'banjul',
  phones: null,
  registers: null,
  legalForms: null,
  signs: null,
}
