import { type Country, digits, sign } from '../country.ts'
import { SWEDISH_FORMS } from '../shared/legal-forms.ts'
import { BALTIC_STREETS, SWEDISH_ENDINGS } from '../shared/street-words.ts'

/** Finland. */
export const FI: Country = {
  code: 'FI',
  precedence: 44,
  names: { aliases: null, isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: null },
  languages: { fi: 1, sv: 0.07 },
  namesLike: null,
  postcode: { ...digits(5), prefixes: 'FI FIN' },
  addressHabits: ['numbered-houses', 'code-before-town', 'number-behind-street'],
  streets: [BALTIC_STREETS],
  streetEndings: [SWEDISH_ENDINGS, { endings: 'katu|ntie|kuja|polku|aukio|kaari' }],
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'helsinki|helsingfors|espoo|esbo|tampere|vantaa|oulu|turku|jyvaskyla|lahti|kuopio|pori|joensuu|vaasa|' +
    'rovaniemi',
  phones: null,
  registers: 'Y-tunnus|FO-nummer|ALV-numero|Business ID',
  legalForms: [SWEDISH_FORMS],
  signs: [
    [sign('postal', /[a-zäö]{3}(?:katu|tie|kuja) \d/), 1.5],
    [sign('national', /\bY-tunnus\b|\bOyj?\b/, 'Y Oy Oyj'), 2],
  ],
}
