import { type Country, digits, sign } from '../country.ts'
import { AMERICAN_SPANISH_MARKS } from '../shared/address-marks.ts'
import { LATIN_AMERICAN_FORMS } from '../shared/legal-forms.ts'
import { LTDA_SIGN } from '../shared/page-signs.ts'
import { SPANISH_STREETS } from '../shared/street-words.ts'

/** Colombia. */
export const CO: Country = {
  code: 'CO',
  precedence: 81,
  names: { aliases: null, isKnownEverywhere: true },
  domains: { isSoldWorldwide: true, others: null },
  languages: { es: 0.08 },
  namesLike: 'es',
  postcode: digits(6),
  addressHabits: ['number-behind-street'],
  streets: [SPANISH_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [AMERICAN_SPANISH_MARKS],
  regions: {
    abbreviations: null,
    names:
      'cundinamarca|antioquia|valle del cauca|atlantico|bolivar|santander|norte de santander|boyaca|caldas|' +
      'risaralda|quindio|tolima|huila|meta|narino|cauca|magdalena|cesar|sucre|la guajira|casanare',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'bogota|bogota d c|bogota dc|medellin|cali|barranquilla|cartagena|bucaramanga|pereira|cucuta|manizales|' +
    'ibague|santa marta|villavicencio|armenia quindio|neiva|popayan|san juan de pasto|monteria|valledupar|' +
    'tunja|sincelejo|envigado|itagui|sabaneta|soacha|cajica|zipaquira|floridablanca|buenaventura|' +
    'barrancabermeja|yopal|cartagena de indias|santa fe de bogota|dosquebradas|girardot|riohacha|quibdo',
  phones: null,
  registers: 'NIT:|N.I.T.',
  legalForms: [LATIN_AMERICAN_FORMS],
  signs: [
    [sign('national', /\bNIT:? ?\d/), 2],
    [LTDA_SIGN, 0.1],
  ],
}
