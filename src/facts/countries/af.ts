import { type Country, phoneHabits } from '../country.ts'
import { PERSIAN_FORMS } from '../shared/legal-forms.ts'
import { PERSIAN_STREETS } from '../shared/street-words.ts'

/** Afghanistan. */
export const AF: Country = {
  code: 'AF',
  precedence: 116,
  names: { aliases: 'افغانستان', isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: null,
  addressHabits: ['streets-in-row'],
  streets: [PERSIAN_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'کابل|هرات|مزار شریف|قندهار',
  phones: phoneHabits({ isTypedFromRight: true }),
  registers: null,
  legalForms: [PERSIAN_FORMS],
  signs: null,
}
