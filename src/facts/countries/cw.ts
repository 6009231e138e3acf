import type { Country } from '../country.ts'
import { DUTCH_FORMS } from '../shared/legal-forms.ts'

/** Curaçao. */
export const CW: Country = {
  code: 'CW',
  precedence: 3,
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
  cities: null,
  phones: null,
  registers: null,
  legalForms: [DUTCH_FORMS],
  signs: null,
}
