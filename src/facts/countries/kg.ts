import { type Country, digits } from '../country.ts'
import { POST_SOVIET_FORMS, POST_SOVIET_LATIN_FORMS } from '../shared/legal-forms.ts'
import { TURKIC_CYRILLIC_STREETS } from '../shared/street-words.ts'

/** Kyrgyzstan. */
export const KG: Country = {
  code: 'KG',
  precedence: 143,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: digits(6),
  addressHabits: null,
  streets: [TURKIC_CYRILLIC_STREETS],
  streetEndings: null,
  regions: null,
  cities: null,
  phones: null,
  registers: 'ИНН',
  legalForms: [POST_SOVIET_LATIN_FORMS, POST_SOVIET_FORMS],
  signs: null,
}
