import type { Country } from '../country.ts'

/** Fiji. */
export const FJ: Country = {
  code: 'FJ',
  precedence: 104,
  names: { aliases: 'fiji islands', isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: null,
  addressHabits: null,
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'suva|nadi|lautoka|labasa|nausori|lami|savusavu|sigatoka|tavua|rakiraki|levuka|navua|korovou|taveuni',
  phones: null,
  registers: null,
  legalForms: null,
  signs: null,
}
