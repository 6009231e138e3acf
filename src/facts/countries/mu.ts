import { type Country, digits } from '../country.ts'

/** Mauritius. */
export const MU: Country = {
  code: 'MU',
  precedence: 165,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: { ...digits(5), isPlaceFirst: true },
  addressHabits: null,
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'port louis|ebene',
  phones: null,
  registers: null,
  legalForms: null,
  signs: null,
}
