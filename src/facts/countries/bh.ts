import { type Country, phoneHabits, sign } from '../country.ts'
import { ARABIC_FORMS, GULF_FORMS } from '../shared/legal-forms.ts'
import { ARABIC_STREETS } from '../shared/street-words.ts'

/** Bahrain. */
export const BH: Country = {
  code: 'BH',
  precedence: 76,
  names: { aliases: 'البحرين|مملكة البحرين', isKnownEverywhere: false },
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
  cities: 'manama|المنامة|المحرق',
  phones: phoneHabits({ isTypedFromRight: true }),
  registers: 'CR:|CR No|السجل التجاري',
  legalForms: [GULF_FORMS, ARABIC_FORMS],
  signs: [[sign('other-script', /البحرين|المنامة/), 2]],
}
