import { type Country, digits, phoneHabits, sign } from '../country.ts'
import { SPANISH_CODE_SIGN, SPANISH_STREET_SIGN } from '../shared/page-signs.ts'
import { SPANISH_STREETS } from '../shared/street-words.ts'

/** Spain. */
export const ES: Country = {
  code: 'ES',
  precedence: 22,
  names: { aliases: null, isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: 'cat eus gal' },
  languages: { ca: 0.95, es: 0.45, eu: 1, gl: 1 },
  namesLike: 'es',
  postcode: { ...digits(5), prefixes: 'E ES' },
  addressHabits: ['numbered-houses', 'estates', 'code-before-town', 'number-behind-street'],
  streets: [
    { order: 'name-word-number', words: 'via' },
    SPANISH_STREETS,
    { order: 'word-name', words: 'rua travesia praza estrada kale' },
    { order: 'name-word-number', words: 'kalea kale etorbidea enparantza ibilbidea hiribidea pasealekua auzoa' },
  ],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: {
    abbreviations: null,
    names:
      'andalucia|cataluna|catalunya|comunidad de madrid|comunidad valenciana|vizcaya|bizkaia|guipuzcoa|gipuzkoa|' +
      'asturias|cantabria|navarra|la rioja|islas baleares|illes balears|las palmas|santa cruz de tenerife|' +
      'pontevedra|a coruna|la coruna|araba|nafarroa|euskadi|comunitat valenciana',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'madrid|barcelona|valencia|sevilla|seville|zaragoza|malaga|murcia|palma|palma de mallorca|bilbao|alicante|' +
    'cordoba|valladolid|vigo|gijon|granada|oviedo|san sebastian|donostia|santander|pamplona|almeria|burgos|' +
    'salamanca|logrono|badajoz|cadiz|huelva|leon|tarragona|girona|lleida|castellon|marbella',
  phones: phoneHabits({
    isTriedUnasked: true,
    ownGroups: [/^(9[13])(\d{3})(\d{2})(\d{2})$/, /^(9[13])(\d{3})(\d{4})$/, /^(9[13])(\d{7})$/],
  }),
  registers: 'CIF|NIF|C.I.F.|N.I.F.|Registro Mercantil|Tomo:|Folio:|Hoja:|Inscripción:',
  legalForms: [
    {
      forms:
        'S.L.U. | S.A.U. | S.L. | S.A. | S.L.L. | S.L.P. | S.Coop. | S. Coop. | S.C.C.L. | S.L.N.E. | ' +
        'S. Coop. And. | Sociedad Limitada | Sociedad Anónima',
      ambiguous: 'SA | SAU | SC | S.C. | CB | C.B. | SLP | SCP | S.C.P. | SAD | S.A.D. | AIE | A.I.E.',
      known: 'SL',
      writtenOut: 'Sociedad Anónima Unipersonal = SAU | Sociedad Limitada Unipersonal = SLU',
    },
  ],
  signs: [
    [SPANISH_CODE_SIGN, 0.3],
    [SPANISH_STREET_SIGN, 0.8],
    [sign('national', /\bCIF:? ?[A-H]-?\d{8}|\bS\.L\.U?\b/, 'S'), 1.5],
  ],
}
