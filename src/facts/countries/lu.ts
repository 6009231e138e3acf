import { type Country, digits, phoneHabits } from '../country.ts'
import { FRENCH_FORMS, GERMAN_FORMS } from '../shared/legal-forms.ts'
import { FRENCH_ADJECTIVES, FRENCH_STREETS, FRENCH_WHOLE_STREETS } from '../shared/street-words.ts'

/** Luxembourg. */
export const LU: Country = {
  code: 'LU',
  precedence: 37,
  names: { aliases: null, isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: { ...digits(4), prefixes: 'L LU' },
  addressHabits: ['numbered-houses', 'estates', 'code-before-town'],
  streets: [FRENCH_STREETS, FRENCH_ADJECTIVES, FRENCH_WHOLE_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'luxembourg|luxemburg|esch sur alzette',
  phones: phoneHabits({ hasDashedExtensions: true }),
  registers: 'RCS|R.C.S.|TVA',
  legalForms: [GERMAN_FORMS, FRENCH_FORMS],
  signs: null,
}
