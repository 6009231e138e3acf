import { type Country, digits, phoneHabits, shape } from '../country.ts'

/** Malta. */
export const MT: Country = {
  code: 'MT',
  precedence: 65,
  names: { aliases: null, isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: {
    ...digits(),
    shapes: [shape(/(?<![A-Za-z\d])(?!NSW|VIC|QLD|TAS|ACT)[A-Z]{3} ?\d{4}(?![A-Za-z\d])/, 'before', false)],
  },
  addressHabits: null,
  streets: [{ order: 'word-name', words: 'triq sqaq misrah pjazza vjal' }],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'valletta|sliema|st julians',
  phones: phoneHabits({ ownGroups: [/^(\d{2})(\d{6})$/] }),
  registers: null,
  legalForms: null,
  signs: null,
}
