import type { Country } from '../country.ts'
import { AFRICAN_FRENCH_MARKS } from '../shared/address-marks.ts'

/** Rwanda. */
export const RW: Country = {
  code: 'RW',
  precedence: 137,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: null,
  addressHabits: null,
  streets: null,
  streetEndings: null,
  numberedRoads: [
    // Kigali's streets, named by district and number: `KG 14 Ave`.
    /^(?:\d{1,4},? )?K[GKN] \d{1,3} (?:Ave|Avenue|St|Street|Rd|Road)\.?(?=$|[ ,])/,
  ],
  wholeStreets: null,
  addressMarks: [AFRICAN_FRENCH_MARKS],
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'kigali|butare|huye|gisenyi|rubavu|musanze|ruhengeri|muhanga|rwamagana',
  phones: null,
  registers: null,
  legalForms: null,
  signs: null,
}
