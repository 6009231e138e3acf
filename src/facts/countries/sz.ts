import type { Country } from '../country.ts'

/** Eswatini. */
export const SZ: Country = {
  code: 'SZ',
  precedence: 11,
  names: { aliases: 'swaziland', isKnownEverywhere: false },
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
  cities: null,
  phones: null,
  registers: null,
  legalForms: null,
  signs: null,
}
