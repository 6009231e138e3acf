import { type Country, phoneHabits } from '../country.ts'
import { ARABIC_FORMS } from '../shared/legal-forms.ts'
import { ARABIC_STREETS } from '../shared/street-words.ts'

/** Syria. */
export const SY: Country = {
  code: 'SY',
  precedence: 90,
  names: { aliases: 'syria|سوريا|سورية', isKnownEverywhere: false },
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
  cities: 'دمشق|حلب|حمص|اللاذقية|حماة',
  phones: phoneHabits({ isTypedFromRight: true }),
  registers: null,
  legalForms: [ARABIC_FORMS],
  signs: null,
}
