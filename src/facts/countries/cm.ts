import type { Country } from '../country.ts'
import { AFRICAN_FRENCH_MARKS } from '../shared/address-marks.ts'
import { FRENCH_FORMS } from '../shared/legal-forms.ts'
import { FRENCH_ADJECTIVES, FRENCH_STREETS, FRENCH_WHOLE_STREETS } from '../shared/street-words.ts'

/** Cameroon. */
export const CM: Country = {
  code: 'CM',
  precedence: 111,
  names: { aliases: 'cameroun', isKnownEverywhere: false },
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
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'douala|yaounde|bafoussam|bamenda|garoua|maroua|ngaoundere|bertoua|ebolowa|kribi|buea|dschang|kumba|bonanjo',
  phones: null,
  registers: 'RCCM|NIU:',
  legalForms: [FRENCH_FORMS],
  signs: null,
}
