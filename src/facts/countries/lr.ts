import type { Country } from '../country.ts'
import { AMERICAN_FORMS } from '../shared/legal-forms.ts'

/** Liberia. */
export const LR: Country = {
  code: 'LR',
  precedence: 152,
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
  cities: 'monrovia',
  phones: null,
  registers: null,
  legalForms: [AMERICAN_FORMS],
  signs: null,
}
