import { type Country, digits } from '../country.ts'
import { AMERICAN_SPANISH_MARKS } from '../shared/address-marks.ts'
import { LATIN_AMERICAN_FORMS } from '../shared/legal-forms.ts'
import { SPANISH_DIRECTIONS } from '../shared/street-shapes.ts'

/** Costa Rica. */
export const CR: Country = {
  code: 'CR',
  precedence: 84,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: digits(5),
  addressHabits: null,
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: [SPANISH_DIRECTIONS],
  addressMarks: [AMERICAN_SPANISH_MARKS],
  regions: {
    abbreviations: null,
    names: 'provincia de san jose|guanacaste|puntarenas|limon|heredia|alajuela|cartago',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'escazu|alajuela|cartago costa rica|liberia costa rica|santa ana costa rica|curridabat|cartago|heredia|' +
    'puntarenas|desamparados|perez zeledon|ciudad quesada|guapiles|tibas|turrialba',
  phones: null,
  registers: 'Cédula Jurídica',
  legalForms: [LATIN_AMERICAN_FORMS],
  signs: null,
}
