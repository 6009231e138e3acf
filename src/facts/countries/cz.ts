import { type Country, digits, sign } from '../country.ts'
import { CZECHOSLOVAK_FORMS } from '../shared/legal-forms.ts'
import { CZECHOSLOVAK_REGISTER_SIGN, GROUPED_CODE_SIGN } from '../shared/page-signs.ts'
import { SLAVIC_FIRST_NAME_STREETS, SLAVIC_STREETS } from '../shared/street-words.ts'

/** Czechia. */
export const CZ: Country = {
  code: 'CZ',
  precedence: 67,
  names: {
    aliases: 'czech republic|ceska republika|tschechische republik|republique tcheque',
    isKnownEverywhere: true,
  },
  domains: { isSoldWorldwide: false, others: null },
  languages: { cs: 1 },
  namesLike: null,
  postcode: { ...digits(5), groups: '3 2', prefixes: 'CZ' },
  addressHabits: ['numbered-houses', 'estates', 'numbered-districts', 'code-before-town', 'number-behind-street'],
  streets: [SLAVIC_FIRST_NAME_STREETS, SLAVIC_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'praha|prague|brno|ostrava|plzen|liberec|olomouc|ceske budejovice|hradec kralove|pardubice|zlin|' +
    'usti nad labem',
  phones: null,
  registers: 'IČ|IČO|DIČ|Spisová značka',
  legalForms: [CZECHOSLOVAK_FORMS],
  signs: [
    [GROUPED_CODE_SIGN, 0.5],
    [CZECHOSLOVAK_REGISTER_SIGN, 1.3],
    [sign('national', /Kč(?!\p{L})/u, 'č'), 2],
  ],
}
