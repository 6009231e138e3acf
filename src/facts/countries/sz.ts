import type { Country } from '../country.ts'

/** Eswatini. */
export const SZ: Country = {
  code: 'SZ',
  precedence: 11,
  names: { aliases: 'swaziland', isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: null,
  addressHabits: null,
  streets: null,
  streetEndings: null,
  addressMarks: null,
  regions: null,
  cities: null,
  phones: null,
  registers: null,
  legalForms: null,
  signs: null,
}
