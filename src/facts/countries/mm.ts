import type { Country } from '../country.ts'
import { SOUTHEAST_ASIAN_MARKS } from '../shared/address-marks.ts'

/** Myanmar (Burma). */
export const MM: Country = {
  code: 'MM',
  precedence: 102,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: { my: 1 },
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
  cities: 'yangon|mandalay|naypyidaw|mawlamyine|taunggyi|monywa|bagan',
  phones: null,
  registers: null,
  legalForms: null,
  signs: null,
}
