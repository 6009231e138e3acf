import { type Country, digits, shape } from '../country.ts'

/** Andorra. */
export const AD: Country = {
  code: 'AD',
  precedence: 98,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: { ca: 0.05 },
  namesLike: null,
  postcode: { ...digits(), shapes: [shape(/(?<![A-Za-z\d])AD ?\d{3}(?!\d)/, 'after', false)] },
  addressHabits: null,
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: null,
  phones: null,
  registers: null,
  legalForms: null,
  signs: null,
}
