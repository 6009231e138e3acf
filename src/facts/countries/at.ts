import { type Country, digits, phoneHabits, sign } from '../country.ts'
import { GERMAN_FORMS } from '../shared/legal-forms.ts'
import { GERMAN_NUMBER_SIGN, GERMAN_STREET_SIGN, GMBH_SIGN } from '../shared/page-signs.ts'
import { GERMAN_ROAD } from '../shared/street-shapes.ts'
import { GERMAN_BEFORE_STREETS, GERMAN_ENDINGS, GERMAN_STREETS } from '../shared/street-words.ts'

/** Austria. */
export const AT: Country = {
  code: 'AT',
  precedence: 19,
  names: { aliases: null, isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: 'wien tirol' },
  languages: { de: 0.12 },
  namesLike: null,
  postcode: { ...digits(4), prefixes: 'A AT' },
  addressHabits: ['numbered-houses', 'estates', 'code-before-town', 'number-behind-street'],
  streets: [GERMAN_STREETS, GERMAN_BEFORE_STREETS],
  streetEndings: [GERMAN_ENDINGS],
  numberedRoads: [GERMAN_ROAD],
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'wien|vienna|graz|linz|salzburg|innsbruck|klagenfurt|villach|wels|sankt polten|st polten|dornbirn|bregenz|' +
    'eisenstadt|steyr',
  phones: phoneHabits({ hasDashedExtensions: true }),
  registers: 'UID|UID-Nr|ATU:|FN:|Firmenbuch|Firmenbuchnummer|ZVR|ZVR-Zahl|DVR:|Steuernummer',
  legalForms: [GERMAN_FORMS],
  signs: [
    [GERMAN_STREET_SIGN, 0.25],
    [sign('national', /\bATU ?\d{8}\b|\bFirmenbuch/, 'Firm'), 2.5],
    [GMBH_SIGN, 0.2],
    [GERMAN_NUMBER_SIGN, 0.2],
  ],
}
