import { describe, expect, test } from 'vitest'
import { WRITTEN_OUT } from '../../../../src/extraction/legal-forms.ts'
import { companiesIn } from '../../../support/companies-in.ts'

/** Legal forms by language of their countries, with the position of the name. */
const BEHIND: Readonly<Record<string, string>> = {
  'sq-AL': 'Sh.p.k. | SHPK | Sh.A.',
  'fr-DZ': 'SPA | SARL',
  'es-AR': 'S.A. | S.R.L. | S.C.A. | S.A.U.',
  'en-AU': 'Pty Ltd | Pty | Pty Limited',
  'de-AT': 'GmbH | OG | KG | e.U. | FlexCo',
  'az-AZ': 'MMC | ASC | QSC',
  'en-AM': 'CJSC | OJSC | LLC',
  'en-CA': 'Inc. | ULC | Ltée | Corporation',
  'el-CY': 'Λτδ | ΛΤΔ',
  'cs-CZ': 's.r.o. | a.s. | k.s. | z.s. | z.ú.',
  'et-EE': 'OÜ | AS | UÜ',
  'fi-FI': 'Oy | Oyj | Ky | Ay | Tmi',
  'en-GH': 'Ltd | LBG',
  'en-NG': 'Ltd | Ltd/Gte | LTD/GTE',
  'en-IE': 'DAC | CLG | ULC | Teo',
  'it-IT': 'S.r.l. | S.p.A. | S.S. | società cooperativa',
  'ja-JP': 'K.K. | KK',
  'en-LB': 'SAL | S.A.L.',
  'lt-LT': 'UAB | MB | TŪB',
  'lb-LU': 'S.à r.l. | S.à.r.l. | S.C.A. | S.C.S. | SICAV',
  'ms-MY': 'Sdn. Bhd. | PLT | Berhad',
  'es-MX': 'S.A. de C.V. | S.A.S. de C.V. | S. de R.L. de C.V.',
  'mn-MN': 'ХХК',
  'nb-NO': 'AS | IKS | BBL',
  'es-PE': 'S.A.C. | S.A.A. | E.I.R.L.',
  'es-PY': 'E.A.S. | S.R.L.',
  'pl-PL': 'sp. z o.o. | Sp. z o.o. S.K.A. | Sp.p. | P.S.A.',
  'pt-PT': 'Lda. | CRL',
  'ro-RO': 'S.R.L. | S.C.S. | PFA',
  'sl-SI': 'd.o.o. | d.d. | z.o.o.',
  'es-ES': 'S.L. | S.Coop. | AIE',
  'de-CH': 'AG | KlG | GmbH',
  'th-TH': 'Co., Ltd. | PCL | Ltd., Part. | Limited Partnership',
  'tr-TR': 'A.Ş. | Ltd. Şti. | Kollektif Şirketi',
  'ar-AE': 'L.L.C | LLC-FZ | (L.L.C) | SPC | B.S.C. (c)',
  'en-GB': 'Ltd | PLC | CIC | Community Interest Company | Cyf',
  'en-US': 'LLC | P.C. | PLLC | PBC | L3C | APC | A Professional Corporation',
  'uz-UZ': 'МЧЖ | АЖ | MChJ',
}
const BEFORE: Readonly<Record<string, string>> = {
  'hr-HR': 'Obrt',
  'et-EE': 'OÜ | AS | MTÜ | SA',
  'lv-LV': 'SIA | AS | IK',
  'lt-LT': 'UAB | VšĮ | IĮ | MB',
  'nl-NL': 'Stichting | Vereniging | Coöperatie',
  'de-DE': 'Stiftung',
  'ro-MD': 'Î.M. | S.C.',
  'uk-UA': 'ТОВ | TOV',
}
const QUOTED: Readonly<Record<string, string>> = {
  'ru-KZ': 'ТОО | LLC | JSC',
  'bg-BG': 'ООД | ЕООД | АД',
  'mk-MK': 'ДОО | ДООЕЛ',
  'ka-GE': 'შპს | სს',
}
/** A meaningless name in the script of its form. */
const nameFor = (form: string) =>
  /\p{Script=Cyrillic}/u.test(form) ? 'Велтран' : /\p{Script=Greek}/u.test(form) ? 'Βελτράν' : 'Veltran Oskerby'
const casesOf = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).flatMap(([language, forms]) => forms.split(' | ').map((form) => [language, form] as const))

describe('a legal form of the page’s country marks a company, alone on a line and in a sentence', () => {
  test.each(casesOf(BEHIND))('%s: … %s', (language, form) => {
    const name = `${nameFor(form)} ${form}`
    expect(companiesIn(language, `<p>${name}</p>`)).toEqual([name])
    expect(companiesIn(language, `<p>1999, ${name}, 1999.</p>`)).toEqual([name])
  })
  test.each(casesOf(BEFORE))('%s: %s …', (language, form) => {
    const name = `${form} ${nameFor(form)}`
    expect(companiesIn(language, `<p>${name}</p>`)).toEqual([name])
  })
  test.each(casesOf(QUOTED))('%s: %s “…”', (language, form) => {
    const name = `${form} „${nameFor(form)}“`
    expect(companiesIn(language, `<p>${name}</p>`)).toEqual([name])
  })
})

describe('a form written out marks a company, as it is and in capitals', () => {
  test.each(WRITTEN_OUT.forms.map(({ full }) => full))('… %s', (form) => {
    const name = `${nameFor(form)} ${form}`
    expect(companiesIn('eo', `<p>${name}</p>`)).toEqual([name])
  })
  test.each(WRITTEN_OUT.prefixes.map(({ full }) => full))('%s …', (form) => {
    const name = `${form} ${nameFor(form)}`
    expect(companiesIn('eo', `<p>${name}</p>`)).toEqual([name])
    expect(companiesIn('eo', `<p>(${form} «${nameFor(form)}»)</p>`)).toEqual([`${form} «${nameFor(form)}»`])
  })
})

test('a form and its long version belong to the same company', () => {
  const text = 'Veltran GmbH</p><p>Veltran Gesellschaft mit beschränkter Haftung</p><p>Veltran G.m.b.H.'
  expect(companiesIn('de', `<p>${text}</p>`)).toEqual(['Veltran GmbH'])
})

test.each([
  ['es-MX', 'Flor de Sal. Sal de mar'],
  ['fr-CA', 'Édition Limitée'],
  ['en-US', 'Lancaster, PA. Yours, Jane P.S. Bring a coat.'],
  ['sr-RS', 'Digital Marketing PR'],
  ['en-US', 'Verified by SHA-256.'],
  ['en-GB', 'Canterbury CCC won. A Professional Service'],
])('not a legal form of %s: %s', (language, text) => {
  expect(companiesIn(language, `<p>${text}</p>`)).toEqual([])
})
