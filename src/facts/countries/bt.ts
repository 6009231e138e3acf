import type { Country } from '../country.ts'

/** Bhutan. */
export const BT: Country = {
  code: 'BT',
  precedence: 149,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: null,
  addressHabits: null,
  streets: null,
  streetEndings: null,
  regions: null,
  cities: 'thimphu',
  phones: null,
  registers: null,
  legalForms: null,
  signs: null,
}
