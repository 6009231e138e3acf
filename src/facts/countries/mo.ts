import type { Country } from '../country.ts'
import { CHINESE_FORMS } from '../shared/legal-forms.ts'

/** Macao SAR China. */
export const MO: Country = {
  code: 'MO',
  precedence: 142,
  names: { aliases: 'macau|macao', isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: 'zh',
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
  cities: 'macau',
  phones: null,
  registers: null,
  legalForms: [CHINESE_FORMS],
  signs: null,
}
