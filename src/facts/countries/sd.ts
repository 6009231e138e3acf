import { type Country, phoneHabits } from '../country.ts'
import { ARABIC_FORMS } from '../shared/legal-forms.ts'
import { ARABIC_STREETS } from '../shared/street-words.ts'

/** Sudan. */
export const SD: Country = {
  code: 'SD',
  precedence: 115,
  names: { aliases: 'السودان', isKnownEverywhere: false },
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
  cities: 'الخرطوم|أم درمان',
  phones: phoneHabits({ isTypedFromRight: true }),
  registers: null,
  legalForms: [ARABIC_FORMS],
  signs: null,
}
