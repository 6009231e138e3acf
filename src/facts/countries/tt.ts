import type { Country } from '../country.ts'

/** Trinidad & Tobago. */
export const TT: Country = {
  code: 'TT',
  precedence: 130,
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
  cities: 'port of spain',
  phones: null,
  registers: null,
  legalForms: null,
  signs: null,
}
