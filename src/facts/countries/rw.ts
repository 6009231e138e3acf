import type { Country } from '../country.ts'
import { AFRICAN_FRENCH_MARKS } from '../shared/address-marks.ts'

/** Rwanda. */
export const RW: Country = {
  code: 'RW',
  precedence: 137,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: null,
  addressHabits: null,
  streets: null,
  streetEndings: null,
  addressMarks: [AFRICAN_FRENCH_MARKS],
  regions: null,
  cities: 'kigali|butare|huye|gisenyi|rubavu|musanze|ruhengeri|muhanga|rwamagana',
  phones: null,
  registers: null,
  legalForms: null,
  signs: null,
}
