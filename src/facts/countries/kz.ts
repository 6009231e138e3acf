import { type Country, digits } from '../country.ts'
import { POST_SOVIET_FORMS, POST_SOVIET_LATIN_FORMS } from '../shared/legal-forms.ts'
import { CYRILLIC_BEHIND_STREETS, CYRILLIC_STREETS, TURKIC_CYRILLIC_STREETS } from '../shared/street-words.ts'

/** Kazakhstan. */
export const KZ: Country = {
  code: 'KZ',
  precedence: 54,
  names: { aliases: null, isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: null },
  languages: { kk: 1, ru: 0.06 },
  namesLike: null,
  postcode: digits(6),
  addressHabits: ['oblasts'],
  streets: [CYRILLIC_BEHIND_STREETS, CYRILLIC_STREETS, TURKIC_CYRILLIC_STREETS],
  streetEndings: null,
  regions: null,
  cities: 'алматы|almaty|астана|astana|nur sultan',
  phones: null,
  registers: 'БИН|ИИН|БСН',
  legalForms: [POST_SOVIET_LATIN_FORMS, POST_SOVIET_FORMS],
  signs: null,
}
