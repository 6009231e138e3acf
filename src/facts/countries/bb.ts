import { type Country, digits, shape } from '../country.ts'

/** Barbados. */
export const BB: Country = {
  code: 'BB',
  precedence: 132,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: { ...digits(), shapes: [shape(/(?<![A-Za-z\d])BB\d{5}(?!\d)/, 'before')] },
  addressHabits: null,
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'bridgetown',
  phones: null,
  registers: null,
  legalForms: null,
  signs: null,
}
