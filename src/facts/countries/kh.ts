import type { Country } from '../country.ts'
import { SOUTHEAST_ASIAN_MARKS } from '../shared/address-marks.ts'

/** Cambodia. */
export const KH: Country = {
  code: 'KH',
  precedence: 103,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: { km: 1 },
  namesLike: null,
  postcode: null,
  addressHabits: null,
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [SOUTHEAST_ASIAN_MARKS],
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'phnom penh|siem reap|battambang|sihanoukville|kampong cham|kampot|poipet',
  phones: null,
  registers: null,
  legalForms: null,
  signs: null,
}
