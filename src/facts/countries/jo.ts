import { type Country, digits, phoneHabits } from '../country.ts'
import { ARABIC_FORMS, GULF_FORMS } from '../shared/legal-forms.ts'
import { AMMAN_SIGN } from '../shared/page-signs.ts'
import { ARABIC_STREETS } from '../shared/street-words.ts'

/** Jordan. */
export const JO: Country = {
  code: 'JO',
  precedence: 78,
  names: { aliases: 'الأردن|الاردن|المملكة الأردنية الهاشمية', isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: { ar: 0.1 },
  namesLike: null,
  postcode: digits(5),
  addressHabits: null,
  streets: [ARABIC_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'amman|عمان|عمّان|إربد|الزرقاء|العقبة',
  phones: phoneHabits({ isTypedFromRight: true }),
  registers: 'السجل التجاري|الرقم الوطني للمنشأة',
  legalForms: [GULF_FORMS, ARABIC_FORMS],
  signs: [[AMMAN_SIGN, 1.5]],
}
