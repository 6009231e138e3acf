import { type Country, digits, phoneHabits, sign } from '../country.ts'
import { GERMAN_FORMS } from '../shared/legal-forms.ts'
import { GERMAN_NUMBER_SIGN, GERMAN_STREET_SIGN, GMBH_SIGN } from '../shared/page-signs.ts'
import { GERMAN_ROAD } from '../shared/street-shapes.ts'
import { GERMAN_BEFORE_STREETS, GERMAN_ENDINGS, GERMAN_STREETS } from '../shared/street-words.ts'

/** Germany. */
export const DE: Country = {
  code: 'DE',
  precedence: 15,
  names: { aliases: 'brd|federal republic of germany|bundesrepublik deutschland|allemagne', isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: 'berlin hamburg koeln cologne bayern nrw saarland ruhr gmbh' },
  languages: { de: 0.75 },
  namesLike: null,
  postcode: { ...digits(5), prefixes: 'D DE' },
  addressHabits: ['numbered-houses', 'estates', 'blocks', 'code-before-town', 'number-behind-street'],
  streets: [GERMAN_STREETS, GERMAN_BEFORE_STREETS],
  streetEndings: [GERMAN_ENDINGS],
  numberedRoads: [GERMAN_ROAD],
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'berlin|hamburg|munchen|munich|koln|cologne|frankfurt|frankfurt am main|frankfurt main|stuttgart|' +
    'dusseldorf|dortmund|essen|leipzig|bremen|dresden|hannover|nurnberg|nuremberg|duisburg|bochum|wuppertal|' +
    'bielefeld|bonn|munster|karlsruhe|mannheim|augsburg|wiesbaden|gelsenkirchen|braunschweig|chemnitz|kiel|' +
    'aachen|halle|magdeburg|freiburg|krefeld|lubeck|mainz|erfurt|rostock|kassel|potsdam|saarbrucken|' +
    'heidelberg|darmstadt|regensburg|wurzburg|ulm',
  phones: phoneHabits({ isTriedUnasked: true, hasDashedExtensions: true }),
  registers:
    'USt-Id|USt.-Id|USt-IdNr|USt.|Umsatzsteuer-ID|Umsatzsteueridentifikationsnummer|' +
    'Umsatzsteuer-Identifikationsnummer|Steuernummer|Steuernr|Steuer-Nr|St.-Nr|MwSt|HRB|HRA|GnR:|VR:|' +
    'Handelsregister|Handelsregisternummer|Registergericht|Registernummer|Vereinsregister|Amtsgericht|' +
    'Wirtschafts-ID',
  legalForms: [GERMAN_FORMS],
  signs: [
    [GERMAN_STREET_SIGN, 1],
    [
      sign(
        'national',
        /\b(?:DE) ?\d{9}\b|\bUSt-?Id|\bUmsatzsteuer-Id|\bHR[AB] \d|\bAmtsgericht\b/,
        'USt UStI Umsa Amts',
      ),
      2,
    ],
    [GMBH_SIGN, 1],
    [GERMAN_NUMBER_SIGN, 0.6],
  ],
}
