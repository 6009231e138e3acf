import type { Country } from '../country.ts'
import { MALAY_MARKS } from '../shared/address-marks.ts'
import { MALAY_FORMS } from '../shared/legal-forms.ts'

/** Brunei. */
export const BN: Country = {
  code: 'BN',
  precedence: 1,
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
  addressMarks: [MALAY_MARKS],
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: null,
  phones: null,
  registers: null,
  legalForms: [MALAY_FORMS],
  signs: null,
}
