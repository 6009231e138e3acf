import { type Country, digits } from '../country.ts'
import { SOUTH_SLAVIC_MARKS } from '../shared/address-marks.ts'
import { SOUTH_SLAVIC_FORMS } from '../shared/legal-forms.ts'
import { ADRIATIC_STREETS, SLAVIC_FIRST_NAME_STREETS, SLAVIC_STREETS } from '../shared/street-words.ts'

/** Serbia. */
export const RS: Country = {
  code: 'RS',
  precedence: 47,
  names: { aliases: 'srbija|србија', isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: null },
  languages: { sr: 1 },
  namesLike: null,
  postcode: { ...digits(5), prefixes: 'RS SRB' },
  addressHabits: ['bare-street-names', 'code-before-town', 'number-behind-street'],
  streets: [SLAVIC_FIRST_NAME_STREETS, SLAVIC_STREETS, ADRIATIC_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [SOUTH_SLAVIC_MARKS],
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'beograd|belgrade|novi sad|nis|kragujevac|subotica|zrenjanin|pancevo|cacak|novi pazar|kraljevo|smederevo|' +
    'leskovac|uzice|valjevo|krusevac|vranje|sabac|sombor|pozarevac|pirot|zajecar|kikinda|sremska mitrovica|' +
    'jagodina|vrsac|loznica|zemun|београд|нови сад|ниш|крагујевац|суботица|зрењанин|панчево|чачак|краљево|' +
    'смедерево|лесковац|ужице|ваљево|крушевац|врање|шабац|сомбор|пирот|зајечар|сремска митровица',
  phones: null,
  registers: 'PIB|ПИБ|MB:|МБ:|Matični broj|Матични број',
  legalForms: [SOUTH_SLAVIC_FORMS],
  signs: null,
}
