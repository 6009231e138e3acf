import type { Country } from '../country.ts'
import { AFRICAN_FRENCH_MARKS } from '../shared/address-marks.ts'

/** Guinea. */
export const GN: Country = {
  code: 'GN',
  precedence: 5,
  names: { aliases: 'guinee', isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: null,
  addressHabits: null,
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [AFRICAN_FRENCH_MARKS],
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'conakry|kankan|nzerekore|kindia|labe|boke|kaloum|ratoma|matoto',
  phones: null,
  registers: null,
  legalForms: null,
  signs: null,
}
