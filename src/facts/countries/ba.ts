import { type Country, digits } from '../country.ts'
import { SOUTH_SLAVIC_FORMS } from '../shared/legal-forms.ts'
import { SLAVIC_FIRST_NAME_STREETS } from '../shared/street-words.ts'

/** Bosnia & Herzegovina. */
export const BA: Country = {
  code: 'BA',
  precedence: 49,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: { bs: 1 },
  namesLike: null,
  postcode: digits(5),
  addressHabits: ['number-behind-street'],
  streets: [SLAVIC_FIRST_NAME_STREETS],
  streetEndings: null,
  regions: null,
  cities:
    'sarajevo|banja luka|mostar|zenica|bijeljina|brcko|bihac|prijedor|doboj|trebinje|travnik|cazin|livno|' +
    'siroki brijeg|capljina|gorazde|konjic|visoko|gradacac|tuzla|istocno sarajevo',
  phones: null,
  registers: 'JIB|PDV broj',
  legalForms: [SOUTH_SLAVIC_FORMS],
  signs: null,
}
