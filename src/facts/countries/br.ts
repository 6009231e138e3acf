import { type Country, digits, phoneHabits, shape, sign } from '../country.ts'
import { PORTUGUESE_FORMS } from '../shared/legal-forms.ts'
import { LTDA_SIGN, PORTUGUESE_STREET_SIGN } from '../shared/page-signs.ts'
import { PORTUGUESE_STREETS } from '../shared/street-words.ts'

/** Brazil. */
export const BR: Country = {
  code: 'BR',
  precedence: 117,
  names: { aliases: 'brasil|brazil', isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: 'rio' },
  languages: { pt: 0.65 },
  namesLike: null,
  postcode: {
    ...digits(),
    shapes: [
      shape(/(?<![\d.,/-])(?:BR-)?\d{5}[-‐–]\d{3}(?![\d-])/, 'either'),
      shape(/(?<=CEP:? ?)\d{5}\.\d{3}(?![\d-])/, 'either'),
      shape(/(?<![\d.,/-])\d{2}\.\d{3}-\d{3}(?![\d-])/, 'either'),
    ],
  },
  addressHabits: ['region-before-code', 'numbered-houses', 'dashes-for-commas', 'number-behind-street'],
  streets: [PORTUGUESE_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: {
    abbreviations: 'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO',
    names:
      'sao paulo|rio de janeiro|minas gerais|parana|santa catarina|rio grande do sul|bahia|pernambuco|ceara|' +
      'goias|espirito santo|distrito federal|acre|alagoas|amapa|amazonas|maranhao|mato grosso|mato grosso do sul|' +
      'paraiba|para|piaui|rio grande do norte|rondonia|roraima|sergipe|tocantins',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'sao paulo|rio de janeiro|brasilia|salvador|fortaleza|belo horizonte|manaus|curitiba|recife|porto alegre|' +
    'goiania|belem|campinas|guarulhos|florianopolis|vitoria|natal|joinville|ribeirao preto|santos|osasco|' +
    'barueri|niteroi|londrina|uberlandia|campo grande|cuiaba|joao pessoa|maceio|aracaju|teresina|sao luis|' +
    'sao bernardo do campo|santo andre|sao jose dos campos|sorocaba|jundiai|piracicaba|bauru|' +
    'sao jose do rio preto|cotia|indaiatuba|blumenau|itajai|balneario camboriu|chapeco|criciuma|caxias do sul|' +
    'novo hamburgo|passo fundo|santa maria rs|maringa|cascavel|ponta grossa|foz do iguacu|' +
    'sao jose dos pinhais|juiz de fora|betim|montes claros|uberaba|vila velha|serra es|cariacica|' +
    'feira de santana|vitoria da conquista|ilheus|porto seguro|lauro de freitas|jaboatao dos guararapes|' +
    'caruaru|petropolis|volta redonda|duque de caxias|nova iguacu|sao goncalo|macae|campos dos goytacazes|' +
    'anapolis|aparecida de goiania|rondonopolis|dourados|palmas to|porto velho|rio branco|boa vista|macapa|' +
    'mossoro|campina grande|parnaiba|juazeiro do norte',
  phones: phoneHabits({ isTriedUnasked: true, areaDigits: 2, singleDigit: /^\(?0?\d{2}\)? 9[ .-]\d{4}[ .-]\d{4}$/ }),
  registers: 'CNPJ|C.N.P.J.|CPF|Inscrição Estadual|Insc. Estadual|CRECI|CREA:',
  legalForms: [PORTUGUESE_FORMS],
  signs: [
    [sign('postal', /\bCEP:? ?\d|\b\d{5}-\d{3}\b(?!-)/), 2.5],
    [PORTUGUESE_STREET_SIGN, 0.7],
    [sign('national', /\bCNPJ\b|R\$ ?\d/, 'CNPJ'), 2.5],
    [LTDA_SIGN, 0.6],
    [sign('dialling', /(?<!\d)\(\d\d\) ?9? ?\d{4,5}-\d{4}(?!\d)/), 1.4],
  ],
}
