import { type Country, digits } from '../country.ts'
import { SOUTH_ASIAN_MARKS } from '../shared/address-marks.ts'
import { SOUTH_ASIAN_FORMS } from '../shared/legal-forms.ts'

/** Nepal. */
export const NP: Country = {
  code: 'NP',
  precedence: 70,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: { ne: 1 },
  namesLike: null,
  postcode: digits(5),
  addressHabits: null,
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [SOUTH_ASIAN_MARKS],
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'kathmandu|lalitpur|pokhara|biratnagar|bharatpur|birgunj|butwal|dharan|bhaktapur|nepalgunj|hetauda|itahari|' +
    'chitwan|janakpur|क ठम ड|प खर|लल तप र|भक तप र|व र टनगर',
  phones: null,
  registers: 'PAN:',
  legalForms: [SOUTH_ASIAN_FORMS],
  signs: null,
}
