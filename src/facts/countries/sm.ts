import { type Country, digits } from '../country.ts'
import { ITALIAN_FORMS } from '../shared/legal-forms.ts'
import { ITALIAN_STREETS } from '../shared/street-words.ts'

/** San Marino. */
export const SM: Country = {
  code: 'SM',
  precedence: 40,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: digits(5),
  addressHabits: ['number-behind-street'],
  streets: [ITALIAN_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: null,
  phones: null,
  registers: 'COE:',
  legalForms: [ITALIAN_FORMS],
  signs: null,
}
