import { type Country, digits, THREE_DIGITS } from '../country.ts'
import { ICELANDIC_FORMS } from '../shared/legal-forms.ts'

/** Iceland. */
export const IS: Country = {
  code: 'IS',
  precedence: 45,
  names: { aliases: 'island', isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: null },
  languages: { is: 1 },
  namesLike: null,
  postcode: { ...digits(), shapes: [THREE_DIGITS], prefixes: 'IS' },
  addressHabits: ['number-behind-street'],
  streets: null,
  streetEndings: [{ endings: 'vegur|braut' }],
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'reykjavik|kopavogur|akureyri',
  phones: null,
  registers: 'Kennitala|Kt.:|VSK',
  legalForms: [ICELANDIC_FORMS],
  signs: null,
}
