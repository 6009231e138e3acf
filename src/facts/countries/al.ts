import { type Country, digits } from '../country.ts'
import { ALBANIAN_FORMS } from '../shared/legal-forms.ts'
import { ALBANIAN_STREETS } from '../shared/street-words.ts'

/** Albania. */
export const AL: Country = {
  code: 'AL',
  precedence: 107,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: { sq: 0.8 },
  namesLike: null,
  postcode: digits(4),
  addressHabits: null,
  streets: [ALBANIAN_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'tirana|tirane|durres|vlore|shkoder|elbasan|korce|fier|berat|lushnje|kavaje|pogradec|gjirokaster|sarande|' +
    'lac|kukes|lezhe|vlora|korca',
  phones: null,
  registers: 'NIPT|NUIS',
  legalForms: [ALBANIAN_FORMS],
  signs: null,
}
