import type { Country } from '../country.ts'
import { AMERICAN_SPANISH_MARKS } from '../shared/address-marks.ts'
import { LATIN_AMERICAN_FORMS } from '../shared/legal-forms.ts'

/** Dominican Republic. */
export const DO: Country = {
  code: 'DO',
  precedence: 128,
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
  regions: {
    abbreviations: null,
    names: 'distrito nacional|la altagracia|provincia santo domingo',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'santo domingo|punta cana|santiago de los caballeros|la romana|san pedro de macoris|puerto plata|' +
    'distrito nacional|higuey|san francisco de macoris|bonao|bavaro|jarabacoa|sosua|santo domingo este',
  phones: null,
  registers: 'RNC',
  legalForms: [LATIN_AMERICAN_FORMS],
  signs: null,
}
