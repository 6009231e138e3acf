import type { Country } from '../country.ts'

/** Sierra Leone. */
export const SL: Country = {
  code: 'SL',
  precedence: 153,
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
  cities: 'freetown',
  phones: null,
  registers: null,
  legalForms: null,
  signs: null,
}
