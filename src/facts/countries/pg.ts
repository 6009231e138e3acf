import type { Country } from '../country.ts'

/** Papua New Guinea. */
export const PG: Country = {
  code: 'PG',
  precedence: 105,
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
  cities: 'port moresby|lae',
  phones: null,
  registers: null,
  legalForms: null,
  signs: null,
}
