import { type Country, digits, phoneHabits, sign } from '../country.ts'
import { FRENCH_FORMS } from '../shared/legal-forms.ts'
import { FRENCH_STREET_SIGN } from '../shared/page-signs.ts'
import { FRENCH_ADJECTIVES, FRENCH_STREETS, FRENCH_WHOLE_STREETS } from '../shared/street-words.ts'

/** France. */
export const FR: Country = {
  code: 'FR',
  precedence: 16,
  names: { aliases: null, isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: 'bzh paris alsace corsica' },
  languages: { fr: 0.75 },
  namesLike: 'fr',
  postcode: { ...digits(5), prefixes: 'F FR' },
  addressHabits: ['numbered-houses', 'estates', 'numbered-districts', 'code-before-town'],
  streets: [FRENCH_STREETS, FRENCH_ADJECTIVES, FRENCH_WHOLE_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'paris|marseille|lyon|toulouse|nice|nantes|montpellier|strasbourg|bordeaux|lille|rennes|reims|' +
    'saint etienne|toulon|grenoble|dijon|angers|nimes|villeurbanne|le mans|aix en provence|clermont ferrand|' +
    'brest|tours|limoges|amiens|metz|perpignan|besancon|orleans|rouen|mulhouse|caen|nancy|courbevoie|' +
    'boulogne billancourt|issy les moulineaux|levallois perret|neuilly sur seine|montreuil|saint denis|' +
    'la defense',
  phones: phoneHabits({ isTriedUnasked: true }),
  registers: 'SIRET|SIREN|RCS|R.C.S.|TVA|APE:|NAF:|RNA:',
  legalForms: [FRENCH_FORMS],
  signs: [
    [sign('postal', /\bCEDEX\b/i, 'CEDE Cede'), 3],
    [FRENCH_STREET_SIGN, 0.8],
    [sign('national', /\bSIRET\b|\bSIREN\b|\bRCS [A-Z]|\bSAS au capital|\bCNIL\b/, 'SIRE RCS SAS CNIL'), 2],
    [sign('dialling', /(?<![\d+])0[1-9](?: \d\d){4}(?!\d)|(?<![\d+])0[1-9](?:[.·]\d\d){4}(?!\d)/), 1.2],
  ],
}
