import type { Country } from '../country.ts'
import { AMERICAN_SPANISH_MARKS } from '../shared/address-marks.ts'
import { LATIN_AMERICAN_FORMS } from '../shared/legal-forms.ts'

/** Bolivia. */
export const BO: Country = {
  code: 'BO',
  precedence: 121,
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
    names: 'departamento de la paz|departamento de santa cruz|departamento de cochabamba',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'la paz|santa cruz de la sierra|cochabamba|el alto|oruro|tarija|potosi|santa cruz bolivia|cobija|' +
    'quillacollo|sacaba|riberalta|yacuiba',
  phones: null,
  registers: 'NIT:|N.I.T.',
  legalForms: [LATIN_AMERICAN_FORMS],
  signs: null,
}
