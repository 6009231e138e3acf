import { type Country, digits } from '../country.ts'
import { FRENCH_FORMS } from '../shared/legal-forms.ts'
import { FRENCH_ADJECTIVES, FRENCH_STREETS, FRENCH_WHOLE_STREETS } from '../shared/street-words.ts'

/** Monaco. */
export const MC: Country = {
  code: 'MC',
  precedence: 39,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: { ...digits(5), prefixes: 'MC' },
  addressHabits: null,
  streets: [FRENCH_STREETS, FRENCH_ADJECTIVES, FRENCH_WHOLE_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: null,
  phones: null,
  registers: 'RCI:|TVA',
  legalForms: [FRENCH_FORMS],
  signs: null,
}
