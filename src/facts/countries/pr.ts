import { type Country, digits } from '../country.ts'
import { AMERICAN_FORMS } from '../shared/legal-forms.ts'

/** Puerto Rico. */
export const PR: Country = {
  code: 'PR',
  precedence: 87,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: digits(5),
  addressHabits: null,
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'san juan puerto rico|bayamon|carolina pr|caguas|mayaguez|guaynabo',
  phones: null,
  registers: null,
  legalForms: [AMERICAN_FORMS],
  signs: null,
}
