import { type Country, digits, shape } from '../country.ts'

/** Cayman Islands. */
export const KY: Country = {
  code: 'KY',
  precedence: 97,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: { ...digits(), shapes: [shape(/(?<![A-Za-z\d])KY\d-\d{4}(?!\d)/, 'before')] },
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
