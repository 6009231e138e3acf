import { type Country, phoneHabits } from '../country.ts'
import { ARABIC_FORMS } from '../shared/legal-forms.ts'
import { ARABIC_STREETS } from '../shared/street-words.ts'

/** Libya. */
export const LY: Country = {
  code: 'LY',
  precedence: 114,
  names: { aliases: 'ليبيا', isKnownEverywhere: false },
  domains: { isSoldWorldwide: true, others: null },
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
  cities: 'طرابلس|بنغازي|مصراتة',
  phones: phoneHabits({ isTypedFromRight: true }),
  registers: null,
  legalForms: [ARABIC_FORMS],
  signs: null,
}
