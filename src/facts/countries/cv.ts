import type { Country } from '../country.ts'
import { PORTUGUESE_FORMS } from '../shared/legal-forms.ts'

/** Cape Verde. */
export const CV: Country = {
  code: 'CV',
  precedence: 2,
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
  legalForms: [PORTUGUESE_FORMS],
  signs: null,
}
