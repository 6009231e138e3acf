import type { Country } from '../country.ts'

/** Jamaica. */
export const JM: Country = {
  code: 'JM',
  precedence: 129,
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
  cities: 'kingston|montego bay',
  phones: null,
  registers: null,
  legalForms: null,
  signs: null,
}
