import { type Country, digits, phoneHabits, shape, sign } from '../country.ts'
import { ARABIC_FORMS, GULF_FORMS } from '../shared/legal-forms.ts'
import { ARABIC_STREETS } from '../shared/street-words.ts'

/** Lebanon. */
export const LB: Country = {
  code: 'LB',
  precedence: 88,
  names: { aliases: 'liban|لبنان', isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: {
    ...digits(5),
    shapes: [shape(/(?<![\d.,/+:#€$£-]|\d )\d{4} \d{4}$/, 'before', false)],
    isPlaceFirst: true,
  },
  addressHabits: null,
  streets: [ARABIC_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'beirut|بيروت|طرابلس لبنان|صيدا|جونية',
  phones: phoneHabits({ isTypedFromRight: true }),
  registers: null,
  legalForms: [GULF_FORMS, ARABIC_FORMS],
  signs: [[sign('other-script', /لبنان|بيروت/), 2]],
}
