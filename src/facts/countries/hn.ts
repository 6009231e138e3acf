import type { Country } from '../country.ts'
import { AMERICAN_SPANISH_MARKS } from '../shared/address-marks.ts'
import { LATIN_AMERICAN_FORMS } from '../shared/legal-forms.ts'

/** Honduras. */
export const HN: Country = {
  code: 'HN',
  precedence: 126,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: null,
  addressHabits: null,
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [AMERICAN_SPANISH_MARKS],
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'tegucigalpa|san pedro sula|la ceiba|comayagua|choluteca|puerto cortes|danli|siguatepeque|juticalpa|roatan',
  phones: null,
  registers: 'RTN',
  legalForms: [LATIN_AMERICAN_FORMS],
  signs: null,
}
