import { type Country, digits, phoneHabits, shape, sign } from '../country.ts'

/** Poland. */
export const PL: Country = {
  code: 'PL',
  precedence: 150,
  names: { aliases: 'polska', isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: null },
  languages: { pl: 1 },
  namesLike: null,
  postcode: {
    ...digits(),
    shapes: [shape(/(?<![\d.,/+-])(?:PL-)?\d{2}[-‐–]\d{3}(?![\d-])/, 'after', false)],
    prefixes: 'PL',
  },
  addressHabits: ['numbered-houses', 'code-before-town', 'number-behind-street'],
  streets: [{ order: 'word-name', words: 'ul ulica al aleja aleje pl plac os osiedle rynek' }],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'warszawa|warsaw|krakow|cracow|lodz|wroclaw|poznan|gdansk|szczecin|bydgoszcz|lublin|katowice|bialystok|' +
    'gdynia|czestochowa|radom|torun|kielce|rzeszow|gliwice|olsztyn|bielsko biala|opole|sopot',
  phones: phoneHabits({ ownGroups: [/^(\d{3})(\d{3})(\d{3})$/] }),
  registers: 'NIP|REGON|KRS|BDO:',
  legalForms: [
    {
      forms:
        'sp. z o.o. | sp. z.o.o. | sp. z o.o. sp. k. | sp. z o.o. S.K.A. | sp. z o.o. sp.k. | ' +
        'Sp. z o. o. Sp. komandytowa | Spółka z o.o. | Spółka z ograniczoną odpowiedzialnością | Spółka Akcyjna | ' +
        'Spółka Jawna | Spółka Komandytowa | Spółka Cywilna | sp. j. | sp. k. | S.A. | =P.S.A.',
      ambiguous: 'SA | SJ | s.c. | sp. p. | Sp. p. | S.K.A. | PSA',
      prefixes: 'P.P.H.U. | PPHU | P.H.U. | PHU | F.H.U. | FHU | P.P.U.H. | PPUH | P.U.H. | PUH',
      quoted:
        'F.H. | FH | F.U. | FU | P.W. | PW | P.H. | P.P. | Z.P.H. | ZPH | ZPHU | Z.P.H.U. | ZPU | Z.U. | ZU | ' +
        'B.R. | BR',
      writtenOut:
        'spółka z ograniczoną odpowiedzialnością = sp. z o.o. | spółka akcyjna = SA | spółka jawna = sp. j. | ' +
        'spółka z ograniczoną odpowiedzialnością sp. k. = sp. z o.o. sp. k. | spółka komandytowa = sp. k. | ' +
        'Prosta Spółka Akcyjna = P.S.A.',
    },
  ],
  signs: [
    [sign('postal', /\b\d{2}-\d{3} \p{Lu}\p{Ll}/u), 2.2],
    [sign('postal', /\bul\. \p{Lu}/u, 'ł'), 1],
    [sign('national', /\bNIP:? ?\d|\bREGON\b|\bKRS:? ?\d|\bSp\. z o\. ?o\.|zł(?!\p{L})/u, 'REGO Sp ł'), 2],
  ],
}
