import type { Country } from '../country.ts'
import { AMERICAN_SPANISH_MARKS } from '../shared/address-marks.ts'
import { LATIN_AMERICAN_FORMS } from '../shared/legal-forms.ts'

/** El Salvador. */
export const SV: Country = {
  code: 'SV',
  precedence: 125,
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
  cities:
    'san salvador|santa tecla|antiguo cuscatlan|san miguel el salvador|soyapango|mejicanos|usulutan|sonsonate|' +
    'ahuachapan|zacatecoluca|chalatenango|cojutepeque',
  phones: null,
  registers: 'NIT:|N.I.T.|NRC:',
  legalForms: [LATIN_AMERICAN_FORMS],
  signs: null,
}
