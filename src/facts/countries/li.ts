import { type Country, digits, phoneHabits } from '../country.ts'
import { GERMAN_FORMS } from '../shared/legal-forms.ts'
import { GERMAN_ENDINGS, GERMAN_STREETS } from '../shared/street-words.ts'

/** Liechtenstein. */
export const LI: Country = {
  code: 'LI',
  precedence: 59,
  names: { aliases: null, isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: { ...digits(4), prefixes: 'LI' },
  addressHabits: ['number-behind-street'],
  streets: [GERMAN_STREETS],
  streetEndings: [GERMAN_ENDINGS],
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'vaduz|schaan',
  phones: phoneHabits({ hasDashedExtensions: true }),
  registers: 'UID|Handelsregister',
  legalForms: [GERMAN_FORMS],
  signs: null,
}
