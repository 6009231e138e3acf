import type { Country } from '../country.ts'
import { SOUTHERN_AFRICAN_FORMS } from '../shared/legal-forms.ts'

/** Zimbabwe. */
export const ZW: Country = {
  code: 'ZW',
  precedence: 160,
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
  cities: 'harare|bulawayo',
  phones: null,
  registers: null,
  legalForms: [SOUTHERN_AFRICAN_FORMS],
  signs: null,
}
