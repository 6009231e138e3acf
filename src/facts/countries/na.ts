import type { Country } from '../country.ts'
import { SOUTHERN_AFRICAN_FORMS } from '../shared/legal-forms.ts'

/** Namibia. */
export const NA: Country = {
  code: 'NA',
  precedence: 162,
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
  cities: 'windhoek',
  phones: null,
  registers: null,
  legalForms: [SOUTHERN_AFRICAN_FORMS],
  signs: null,
}
