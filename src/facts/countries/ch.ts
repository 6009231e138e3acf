import { type Country, digits, phoneHabits, sign } from '../country.ts'
import { FRENCH_FORMS, GERMAN_FORMS } from '../shared/legal-forms.ts'
import { FRENCH_STREET_SIGN, GERMAN_STREET_SIGN, GMBH_SIGN } from '../shared/page-signs.ts'
import {
  FRENCH_ADJECTIVES,
  FRENCH_STREETS,
  FRENCH_WHOLE_STREETS,
  GERMAN_BEFORE_STREETS,
  GERMAN_ENDINGS,
  GERMAN_STREETS,
  ITALIAN_STREETS,
} from '../shared/street-words.ts'

/** Switzerland. */
export const CH: Country = {
  code: 'CH',
  precedence: 31,
  names: { aliases: null, isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: 'swiss zuerich' },
  languages: { de: 0.12, fr: 0.07, it: 0.05 },
  namesLike: null,
  postcode: { ...digits(4), prefixes: 'CH' },
  addressHabits: ['numbered-houses', 'estates', 'code-before-town', 'number-behind-street'],
  streets: [
    GERMAN_STREETS,
    FRENCH_STREETS,
    FRENCH_ADJECTIVES,
    FRENCH_WHOLE_STREETS,
    GERMAN_BEFORE_STREETS,
    ITALIAN_STREETS,
  ],
  streetEndings: [GERMAN_ENDINGS],
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: {
    abbreviations: null,
    names: 'zurich kanton|kanton zurich|kanton bern|ticino',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'zurich|geneve|geneva|genf|basel|bern|berne|lausanne|winterthur|luzern|lucerne|st gallen|lugano|biel|thun|' +
    'zug|fribourg|chur|neuchatel|schaffhausen|sion|baar|aarau|solothurn',
  phones: phoneHabits({ hasDashedExtensions: true }),
  registers: 'UID|UID-Nr|CHE:|MWST|TVA|IDE:|Handelsregister',
  legalForms: [GERMAN_FORMS, FRENCH_FORMS],
  signs: [
    [GERMAN_STREET_SIGN, 0.25],
    [FRENCH_STREET_SIGN, 0.1],
    [sign('national', /\bCHE-?\d{3}\.\d{3}\.\d{3}|\bCHF\b/, 'CHF'), 2],
    [GMBH_SIGN, 0.2],
    [sign('dialling', /(?<!\d)0[2-9]\d \d{3} \d\d \d\d(?!\d)/), 0.8],
  ],
}
