import { type Country, digits, THREE_DIGITS } from '../country.ts'
import { ICELANDIC_FORMS } from '../shared/legal-forms.ts'

/** Faroe Islands. */
export const FO: Country = {
  code: 'FO',
  precedence: 4,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: { ...digits(), shapes: [THREE_DIGITS] },
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
  legalForms: [ICELANDIC_FORMS],
  signs: null,
}
