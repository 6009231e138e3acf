import { type Country, digits } from '../country.ts'
import { ROMANIAN_FORMS } from '../shared/legal-forms.ts'
import { ROMANIAN_STREETS } from '../shared/street-words.ts'

/** Romania. */
export const RO: Country = {
  code: 'RO',
  precedence: 26,
  names: { aliases: null, isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: null },
  languages: { ro: 0.95 },
  namesLike: null,
  postcode: { ...digits(6), prefixes: 'RO' },
  addressHabits: ['numbered-houses', 'code-before-town', 'number-behind-street'],
  streets: [ROMANIAN_STREETS],
  streetEndings: null,
  regions: null,
  cities:
    'bucuresti|bucharest|cluj napoca|timisoara|iasi|constanta|craiova|brasov|galati|ploiesti|oradea|sibiu|' +
    'arad|pitesti|targu mures',
  phones: null,
  registers: 'CUI:|C.U.I.|CIF|Reg. Com.|Nr. Reg. Com.|Cod fiscal',
  legalForms: [ROMANIAN_FORMS],
  signs: null,
}
