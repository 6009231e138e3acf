import { type Country, digits } from '../country.ts'

/** Bhutan. */
export const BT: Country = {
  code: 'BT',
  precedence: 149,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: digits(5),
  addressHabits: null,
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'thimphu',
  phones: null,
  registers: null,
  legalForms: null,
  signs: null,
}
