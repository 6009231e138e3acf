import { type Country, digits, phoneHabits, sign } from '../country.ts'
import { ARABIC_FORMS, GULF_FORMS } from '../shared/legal-forms.ts'
import { ARABIC_STREETS } from '../shared/street-words.ts'

/** Kuwait. */
export const KW: Country = {
  code: 'KW',
  precedence: 74,
  names: { aliases: 'الكويت|دولة الكويت', isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
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
  cities: 'kuwait city|safat|salmiya|مدينة الكويت|السالمية|حولي|الفروانية|الجهراء|الأحمدي|الشويخ',
  phones: phoneHabits({ isTypedFromRight: true }),
  registers: 'السجل التجاري',
  legalForms: [GULF_FORMS, ARABIC_FORMS],
  signs: [[sign('other-script', /الكويت/), 2]],
}
