import type { Country } from '../country.ts'
import { ALBANIAN_FORMS } from '../shared/legal-forms.ts'
import { ALBANIAN_STREETS } from '../shared/street-words.ts'

/** Kosovo. */
export const XK: Country = {
  code: 'XK',
  precedence: 108,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: { sq: 0.2 },
  namesLike: null,
  postcode: null,
  addressHabits: null,
  streets: [ALBANIAN_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'pristina|prishtina|prishtine|prizren|peje|gjakove|ferizaj|gjilan|mitrovice',
  phones: null,
  registers: null,
  legalForms: [ALBANIAN_FORMS],
  signs: null,
}
