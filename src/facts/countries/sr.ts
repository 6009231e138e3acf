import type { Country } from '../country.ts'
import { DUTCH_FORMS } from '../shared/legal-forms.ts'

/** Suriname. */
export const SR: Country = {
  code: 'SR',
  precedence: 10,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: true, others: null },
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
  legalForms: [DUTCH_FORMS],
  signs: null,
}
