import type { Country } from '../country.ts'
import { SOUTHERN_AFRICAN_FORMS } from '../shared/legal-forms.ts'

/** Botswana. */
export const BW: Country = {
  code: 'BW',
  precedence: 161,
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
  cities: 'gaborone|francistown',
  phones: null,
  registers: null,
  legalForms: [SOUTHERN_AFRICAN_FORMS],
  signs: null,
}
