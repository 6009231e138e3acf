import { describe, expect, test } from 'vitest'
import { LATIN_SIGNS } from '../../../src/extraction/countries/page-signs.ts'
import { requiredLiterals } from '../../../src/extraction/required-literals.ts'

describe('the literals that a text must contain for a pattern to match', () => {
  test.each<[RegExp, readonly string[] | null]>([
    [/abc/, ['abc']],
    [/abc|de/, ['abc', 'de']],
    [/\bCEP:? ?\d|\bpost(?:code)? \d/, ['CEP', 'post']],
    [/[a-z](?:straat|laan) \d/, ['straat', 'laan']],
    [/(?:GST|VAT)?no\. ?\d/i, ['no.']],
    [/(?<=road )mile (?!end)\d{2}/, ['mile ']],
    [/R\$ ?\d|₦/, ['R$', '₦']],
    [/\x41\u0042cd{2,3}e?/, ['cd']],
    [/\p{Lu}oo\/(?<name>bar)+/u, ['oo/']],
    [/[ab]\]cd/, [']cd']],
    [/[[\p{L}&&[\0-\uffff]]x]\](?:cd|[^[a-z]]ef)/v, ['cd', 'ef']],
  ])('by %s', (pattern, literals) => {
    expect(requiredLiterals(pattern)).toEqual(literals)
  })

  test.each([/\d{5}/, /abc|\d{3}/, /(?:abc)?/, /(?:abc)*d/, /a|b/, /(?:ab|\d)c?/, /[abc]{3}/, /x{0,2}\s/])(
    'are none for %s',
    (pattern) => {
      expect(requiredLiterals(pattern)).toBeNull()
    },
  )

  test('occur in whatever a country signal matches', () => {
    const texts = [
      'UID ATU 12345678, Firmenbuch', 'CHE-123.456.789 CHF 5', 'Rua das Flores, 12', '12 rue du Port', 'Partita IVA 1, S.p.A.',
      'Elmstraat 7', 'Elmvägen 7', 'Elmgade 7', 'Elmkatu 7', 'NIP: 1, KRS 2', 'R$ 5, CNPJ', 'ABN: 12, Pty. Ltd', 'RUC: 1', 'RUT 1',
      'GST: 1 Rs. 5 pvt ltd', 'KSh 5', 'Org. nr: 123456-7890', 'ORG NR 123 456 789', 'VAT Reg No: 123 4567 89, registered in england',
      'Via Roma Alta, 5', 'C/ Mayor 5', 'IČO: 1, s. r. o.', 'Pte. Ltd 5', 'RM 5', 'PT Elm Jaya 5', '₺5', 'Sp. z o.o. 5', 'Pin: 560 001', 'C.P. 12345',
    ] // biome-ignore format: a list
    const matched = LATIN_SIGNS.flatMap(({ pattern }) =>
      texts.filter((text) => pattern.test(text)).map((text) => ({ pattern, text })),
    )
    expect(matched.length).toBeGreaterThan(25)
    for (const { pattern, text } of matched) {
      const shown = pattern.ignoreCase ? text.toLowerCase() : text
      const literals = requiredLiterals(pattern)
      expect(literals === null || literals.some((literal) => shown.includes(literal)), `${pattern} in ${text}`).toBe(
        true,
      )
    }
  })
})
