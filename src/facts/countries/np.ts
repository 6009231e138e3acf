import { type Country, digits } from '../country.ts'
import { SOUTH_ASIAN_FORMS } from '../shared/legal-forms.ts'

/** Nepal. */
export const NP: Country = {
  code: 'NP',
  precedence: 70,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: { ne: 1 },
  namesLike: null,
  postcode: digits(5),
  addressHabits: null,
  streets: null,
  streetEndings: null,
  regions: null,
  cities: 'kathmandu|lalitpur|pokhara',
  phones: null,
  registers: 'PAN:',
  legalForms: [SOUTH_ASIAN_FORMS],
  signs: null,
}
