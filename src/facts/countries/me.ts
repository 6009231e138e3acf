import { type Country, digits } from '../country.ts'
import { SOUTH_SLAVIC_FORMS } from '../shared/legal-forms.ts'
import { SLAVIC_FIRST_NAME_STREETS } from '../shared/street-words.ts'

/** Montenegro. */
export const ME: Country = {
  code: 'ME',
  precedence: 50,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: true, others: null },
  languages: null,
  namesLike: null,
  postcode: { ...digits(5), prefixes: 'ME' },
  addressHabits: ['bare-street-names', 'number-behind-street'],
  streets: [SLAVIC_FIRST_NAME_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'podgorica|niksic|pljevlja|bijelo polje|cetinje|herceg novi|berane|budva|ulcinj|tivat|kotor|danilovgrad',
  phones: null,
  registers: 'PIB',
  legalForms: [SOUTH_SLAVIC_FORMS],
  signs: null,
}
