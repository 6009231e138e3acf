import { type Country, digits } from '../country.ts'
import { GREEK_FORMS } from '../shared/legal-forms.ts'
import { GREEK_STREETS } from '../shared/street-words.ts'

/** Cyprus. */
export const CY: Country = {
  code: 'CY',
  precedence: 61,
  names: { aliases: null, isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: null },
  languages: { el: 0.05 },
  namesLike: null,
  postcode: digits(4),
  addressHabits: ['number-behind-street'],
  streets: [GREEK_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'nicosia|limassol|larnaca|paphos|λευκωσια|λεμεσος',
  phones: null,
  registers: 'ΑΦΜ|HE:|TIC:',
  legalForms: [GREEK_FORMS],
  signs: null,
}
