import { type Country, digits, phoneHabits, sign } from '../country.ts'
import { LATIN_AMERICAN_FORMS } from '../shared/legal-forms.ts'
import { SPANISH_STREETS } from '../shared/street-words.ts'

/** Chile. */
export const CL: Country = {
  code: 'CL',
  precedence: 82,
  names: { aliases: null, isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: null },
  languages: { es: 0.06 },
  namesLike: 'es',
  postcode: digits(7),
  addressHabits: ['numbered-houses', 'bare-street-names', 'number-behind-street'],
  streets: [SPANISH_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: {
    abbreviations: null,
    names:
      'region metropolitana|r m|region metropolitana de santiago|region de valparaiso|region del biobio|' +
      'region del bio bio|biobio|region de la araucania|araucania|region de los lagos|region de antofagasta|' +
      'region de coquimbo|region de ohiggins|region del maule|region de los rios|region de tarapaca|' +
      'region de atacama|region de magallanes|region de nuble|region de aysen|v region|viii region|ix region|' +
      'x region',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'santiago|santiago de chile|las condes|providencia|vitacura|valparaiso|vina del mar|concepcion|' +
    'antofagasta|santiago centro|maipu|nunoa|la florida|puente alto|temuco|la serena|coquimbo|rancagua|talca|' +
    'iquique|puerto montt|puerto varas|arica|chillan|copiapo|osorno|valdivia|punta arenas|calama|quilpue|' +
    'villa alemana|huechuraba|quilicura|lo barnechea|san bernardo|pudahuel|penalolen|talcahuano|curico|' +
    'quillota|san antonio chile|los angeles chile|coyhaique|estacion central|colina chile',
  phones: phoneHabits({ ownGroups: [/^(2\d)(\d{3})(\d{4})$/] }),
  registers: 'RUT:|R.U.T.',
  legalForms: [LATIN_AMERICAN_FORMS],
  signs: [[sign('national', /\bRUT:? ?\d/), 2]],
}
