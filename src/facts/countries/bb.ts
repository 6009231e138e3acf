import type { Country } from '../country.ts'

/** Barbados. */
export const BB: Country = {
  code: 'BB',
  precedence: 132,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: null,
  addressHabits: null,
  streets: null,
  streetEndings: null,
  regions: null,
  cities: 'bridgetown',
  phones: null,
  registers: null,
  legalForms: null,
  signs: null,
}
