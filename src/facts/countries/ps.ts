import { type Country, phoneHabits } from '../country.ts'
import { ARABIC_FORMS } from '../shared/legal-forms.ts'
import { ARABIC_STREETS } from '../shared/street-words.ts'

/** Palestinian Territories. */
export const PS: Country = {
  code: 'PS',
  precedence: 159,
  names: { aliases: 'palestine|فلسطين', isKnownEverywhere: false },
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
  cities: 'رام الله|غزة|نابلس|الخليل|القدس',
  phones: phoneHabits({ isTypedFromRight: true }),
  registers: null,
  legalForms: [ARABIC_FORMS],
  signs: null,
}
