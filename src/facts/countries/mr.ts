import type { Country } from '../country.ts'
import { AFRICAN_FRENCH_MARKS } from '../shared/address-marks.ts'
import { ARABIC_FORMS } from '../shared/legal-forms.ts'

/** Mauritania. */
export const MR: Country = {
  code: 'MR',
  precedence: 9,
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
  cities: null,
  phones: null,
  registers: null,
  legalForms: [ARABIC_FORMS],
  signs: null,
}
