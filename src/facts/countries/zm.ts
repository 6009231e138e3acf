import { type Country, digits } from '../country.ts'
import { ENGLISH_AFRICAN_FORMS } from '../shared/legal-forms.ts'

/** Zambia. */
export const ZM: Country = {
  code: 'ZM',
  precedence: 86,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: digits(5),
  addressHabits: null,
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'lusaka|kitwe|ndola',
  phones: null,
  registers: null,
  legalForms: [ENGLISH_AFRICAN_FORMS],
  signs: null,
}
