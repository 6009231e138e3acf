import type { Country } from '../country.ts'
import { AFRICAN_FRENCH_MARKS } from '../shared/address-marks.ts'
import { FRENCH_FORMS } from '../shared/legal-forms.ts'
import { FRENCH_ADJECTIVES, FRENCH_STREETS, FRENCH_WHOLE_STREETS } from '../shared/street-words.ts'

/** Côte d’Ivoire. */
export const CI: Country = {
  code: 'CI',
  precedence: 110,
  names: { aliases: 'ivory coast|cote d ivoire|cote divoire', isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: null,
  addressHabits: null,
  streets: [FRENCH_STREETS, FRENCH_ADJECTIVES, FRENCH_WHOLE_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [AFRICAN_FRENCH_MARKS],
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'abidjan|yamoussoukro|abidjan plateau|bouake|daloa|korhogo|grand bassam|cocody|yopougon|treichville|' +
    'marcory|abobo|bingerville',
  phones: null,
  registers: 'RCCM|NCC:',
  legalForms: [FRENCH_FORMS],
  signs: null,
}
