import type { Country } from '../country.ts'

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
  addressMarks: null,
  regions: null,
  cities: 'kigali|butare|huye|gisenyi|rubavu|musanze|ruhengeri|muhanga|rwamagana',
  phones: null,
  registers: null,
  legalForms: null,
  signs: null,
}
