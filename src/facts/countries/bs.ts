import type { Country } from '../country.ts'

/** Bahamas. */
export const BS: Country = {
  code: 'BS',
  precedence: 131,
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
  cities: 'nassau',
  phones: null,
  registers: null,
  legalForms: null,
  signs: null,
}
