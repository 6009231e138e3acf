import { type Country, digits, phoneHabits, shape, sign } from '../country.ts'
import { LATIN_AMERICAN_FORMS } from '../shared/legal-forms.ts'
import { SPANISH_STREET_SIGN } from '../shared/page-signs.ts'
import { SPANISH_STREETS } from '../shared/street-words.ts'

/** Argentina. */
export const AR: Country = {
  code: 'AR',
  precedence: 64,
  names: { aliases: null, isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: null },
  languages: { es: 0.1 },
  namesLike: 'es',
  postcode: {
    ...digits(4),
    shapes: [
      shape(/(?<![A-Za-z\d])(?:AR-?)?[A-HJ-NP-Z]\d{4}[A-Z]{3}(?![A-Za-z\d])/, 'either'),
      shape(/(?<![A-Za-z\d-])[BCEGHJ-NP-Z]\d{4}(?= \p{Lu}\p{Ll})/u, 'after', false),
    ],
  },
  addressHabits: ['numbered-houses', 'bare-street-names', 'number-behind-street'],
  streets: [SPANISH_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: {
    abbreviations: null,
    names:
      'caba|c a b a|provincia de buenos aires|prov de buenos aires|pcia de buenos aires|bs as|mendoza|santa fe|' +
      'entre rios|neuquen|rio negro|chubut|tucuman|buenos aires|pcia de cordoba|provincia de cordoba|' +
      'provincia de santa fe|provincia de mendoza|prov de santa fe|prov de cordoba|misiones|salta|jujuy|chaco|' +
      'corrientes|formosa|la pampa|santiago del estero|catamarca|la rioja|san luis|san juan|santa cruz|' +
      'tierra del fuego|partido de la matanza|provincia de bs as|pcia de bs as|prov de bs as|gba',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'buenos aires|rosario|mendoza|la plata|mar del plata|san miguel de tucuman|' +
    'ciudad autonoma de buenos aires|caba|capital federal|cordoba capital|cordoba argentina|' +
    'san juan argentina|san salvador de jujuy|resistencia|parana entre rios|santa rosa la pampa|neuquen|' +
    'bariloche|san carlos de bariloche|ushuaia|comodoro rivadavia|rio gallegos|rio cuarto|bahia blanca|tandil|' +
    'san rafael|san luis argentina|villa maria|quilmes|avellaneda|lomas de zamora|vicente lopez|' +
    'san isidro argentina|villa carlos paz|godoy cruz|san nicolas de los arroyos',
  phones: phoneHabits({
    soleAreas: [
      { pattern: /^([2-7]\d{7})$/, national: '11$1' },
      { pattern: /^15([2-7]\d{7})$/, national: '911$1' },
    ],
  }),
  registers: 'CUIT|CUIL|C.U.I.T.|IIBB|Ingresos Brutos',
  legalForms: [LATIN_AMERICAN_FORMS],
  signs: [
    [sign('postal', /\bC\d{4}[A-Z]{3}\b/), 2],
    [SPANISH_STREET_SIGN, 0.1],
    [sign('national', /\bCUIT\b/, 'CUIT'), 2.5],
  ],
}
