import { type Country, digits } from '../country.ts'

/** Ethiopia. */
export const ET: Country = {
  code: 'ET',
  precedence: 138,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: { am: 1 },
  namesLike: null,
  postcode: { ...digits(4), isPlaceFirst: true },
  addressHabits: null,
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'addis ababa|dire dawa|mekelle|gondar|adama|hawassa|bahir dar|jimma|dessie|bishoftu|አዲስ አበባ',
  phones: null,
  registers: null,
  legalForms: null,
  signs: null,
}
