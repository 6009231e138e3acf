import { type Country, digits, phoneHabits, shape, sign } from '../country.ts'
import { PORTUGUESE_FORMS } from '../shared/legal-forms.ts'
import { PORTUGUESE_STREET_SIGN } from '../shared/page-signs.ts'
import { PORTUGUESE_STREETS } from '../shared/street-words.ts'

/** Portugal. */
export const PT: Country = {
  code: 'PT',
  precedence: 66,
  names: { aliases: null, isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: null },
  languages: { pt: 0.35 },
  namesLike: null,
  postcode: {
    ...digits(),
    shapes: [shape(/(?<![\d.,/+-])(?:PT?-)?\d{4}[-‐–]\d{3}(?![\d-])/, 'after')],
    prefixes: 'P PT',
  },
  addressHabits: ['numbered-houses', 'estates', 'dashes-for-commas', 'code-before-town', 'number-behind-street'],
  streets: [PORTUGUESE_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'lisboa|lisbon|porto|oporto|braga|coimbra|funchal|setubal|aveiro|faro|leiria|amadora|oeiras|cascais|sintra|' +
    'matosinhos|vila nova de gaia|almada|evora|guimaraes|viseu|ponta delgada|loures|odivelas|gondomar|barcelos|' +
    'viana do castelo|vila real|braganca|castelo branco|covilha|santarem|portalegre|portimao|olhao|' +
    'povoa de varzim|figueira da foz|caldas da rainha|torres vedras|santa maria da feira|oliveira de azemeis|' +
    'famalicao|vila nova de famalicao|penafiel|montijo|barreiro|seixal|vila franca de xira',
  phones: phoneHabits({ ownGroups: [/^(2\d{2})(\d{3})(\d{3})$/] }),
  registers: 'NIPC|NIF|N.I.F.|Contribuinte|Conservatória do Registo Comercial',
  legalForms: [PORTUGUESE_FORMS],
  signs: [
    [sign('postal', /\b\d{4}-\d{3} \p{Lu}\p{Ll}/u), 2],
    [PORTUGUESE_STREET_SIGN, 0.5],
    [sign('national', /\bNIPC\b|\bNIF:? ?5\d{8}/, 'NIPC'), 1.5],
    [sign('national', /\bLda\b/, 'Lda'), 1],
  ],
}
