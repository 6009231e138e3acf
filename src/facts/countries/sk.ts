import { type Country, digits } from '../country.ts'
import { CZECHOSLOVAK_FORMS } from '../shared/legal-forms.ts'
import { CZECHOSLOVAK_REGISTER_SIGN, GROUPED_CODE_SIGN } from '../shared/page-signs.ts'
import { SLAVIC_FIRST_NAME_STREETS, SLAVIC_STREETS } from '../shared/street-words.ts'

/** Slovakia. */
export const SK: Country = {
  code: 'SK',
  precedence: 68,
  names: { aliases: 'slovak republic|slovenska republika|slovensko', isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: null },
  languages: { sk: 1 },
  namesLike: null,
  postcode: { ...digits(5), groups: '3 2', prefixes: 'SK' },
  addressHabits: ['numbered-houses', 'estates', 'numbered-districts', 'code-before-town', 'number-behind-street'],
  streets: [SLAVIC_FIRST_NAME_STREETS, SLAVIC_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'bratislava|kosice|zilina|nitra|presov|trnava|banska bystrica',
  phones: null,
  registers: 'IČO|DIČ|IČ DPH',
  legalForms: [CZECHOSLOVAK_FORMS],
  signs: [
    [GROUPED_CODE_SIGN, 0.3],
    [CZECHOSLOVAK_REGISTER_SIGN, 0.8],
  ],
}
