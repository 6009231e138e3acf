import { type Country, phoneHabits, sign } from '../country.ts'
import { ARABIC_FORMS, GULF_FORMS } from '../shared/legal-forms.ts'
import { ARABIC_STREETS } from '../shared/street-words.ts'

/** Qatar. */
export const QA: Country = {
  code: 'QA',
  precedence: 75,
  names: { aliases: 'قطر|دولة قطر', isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: null,
  addressHabits: null,
  streets: [ARABIC_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'doha|الدوحة|الريان|الوكرة',
  phones: phoneHabits({ isTypedFromRight: true }),
  registers: 'CR:|CR No|السجل التجاري',
  legalForms: [GULF_FORMS, ARABIC_FORMS],
  signs: [[sign('other-script', /قطر|الدوحة/), 2]],
}
