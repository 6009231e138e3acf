import type { Country } from '../country.ts'
import { AFRICAN_FRENCH_MARKS } from '../shared/address-marks.ts'

/** Togo. */
export const TG: Country = {
  code: 'TG',
  precedence: 156,
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
  addressMarks: [AFRICAN_FRENCH_MARKS],
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'lome|sokode|kpalime|atakpame|aneho',
  phones: null,
  registers: null,
  legalForms: null,
  signs: null,
}
