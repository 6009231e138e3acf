import { type Country, digits, phoneHabits, shape } from '../country.ts'
import { ARABIC_FORMS, GULF_FORMS } from '../shared/legal-forms.ts'
import { AMMAN_SIGN } from '../shared/page-signs.ts'
import { ARABIC_STREETS } from '../shared/street-words.ts'

/** Oman. */
export const OM: Country = {
  code: 'OM',
  precedence: 77,
  names: { aliases: 'سلطنة عمان', isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: {
    ...digits(),
    shapes: [shape(/(?<=(?:P\.? ?C\.?|[Pp]ostal [Cc]ode):? )\d{3}(?!\d)/, 'either', false)],
  },
  addressHabits: null,
  streets: [ARABIC_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'muscat|ruwi|مسقط|صلالة|صحار|نزوى',
  phones: phoneHabits({ isTypedFromRight: true, ownGroups: [/^(\d{4})(\d{4})$/] }),
  registers: 'CR:|CR No|السجل التجاري',
  legalForms: [GULF_FORMS, ARABIC_FORMS],
  signs: [[AMMAN_SIGN, 0.5]],
}
