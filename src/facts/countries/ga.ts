import type { Country } from '../country.ts'
import { AFRICAN_FRENCH_MARKS } from '../shared/address-marks.ts'
import { FRENCH_FORMS } from '../shared/legal-forms.ts'
import { FRENCH_ADJECTIVES, FRENCH_STREETS, FRENCH_WHOLE_STREETS } from '../shared/street-words.ts'

/** Gabon, which has no postcodes: addresses end with a box and the town. */
export const GA: Country = {
  code: 'GA',
  precedence: null,
  names: { aliases: 'republique gabonaise', isKnownEverywhere: false },
  domains: { isSoldWorldwide: true, others: null },
  languages: null,
  namesLike: null,
  postcode: null,
  addressHabits: null,
  streets: [FRENCH_STREETS, FRENCH_ADJECTIVES, FRENCH_WHOLE_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [AFRICAN_FRENCH_MARKS],
  regions: { abbreviations: null, names: 'estuaire|ogooue maritime|haut ogooue|moyen ogooue|woleu ntem' },
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'libreville|port gentil|franceville|oyem|moanda|lambarene|owendo|akanda',
  phones: null,
  registers: 'RCCM|NIF',
  legalForms: [FRENCH_FORMS],
  signs: null,
}
