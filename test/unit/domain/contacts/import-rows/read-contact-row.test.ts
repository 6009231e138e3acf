import { describe, expect, test } from 'vitest'
import { readCompany, readEmail, readName, readPhone } from '../../../../../src/domain/contacts/contact-values.ts'
import { readContactRow } from '../../../../../src/domain/contacts/import-rows/read-contact-row.ts'
import { readColumns } from '../../../../../src/lib/csv/csv-columns.ts'
import { csvRows } from '../../../../../src/lib/csv/csv-rows.ts'
import { runToEnd } from '../../../../../src/lib/steps.ts'
import { textProblem } from '../../../../../src/lib/text/one-line.ts'
import { readWorkbook } from '../../../../../src/platform/workbook/read-workbook.ts'
import { expectCpuWithin } from '../../../../support/cpu-ms.ts'
import { textRow, workbookOf } from '../../../../support/workbook.ts'

const read = (header: string[], cells: string[]) =>
  readContactRow(
    { line: 2, at: 0, cells, isUnclosed: false, next: { at: 0, line: 3, unclosedLeft: 0 } },
    readColumns([header])!,
  )
const emailsOf = (cell: string) => read(['email'], [cell]).contact?.emails.map(({ normalized }) => normalized) ?? []
const phonesOf = (cell: string) => read(['phone'], [cell]).contact?.phones.map(({ normalized }) => normalized) ?? []

describe('invisible characters', () => {
  const SIGNS = ['\0', '\u0085', '\u009f', '\u202e', '\u2028', '\ud800', '\u200b', '\ufeff'] as const
  const HEADER = ['email', 'phone', 'name', 'company', 'job title', 'address', 'tags', 'note', 'website', 'linkedin']
  const ROW = [
    ...['a%da@acme-tools.com', '+49 421 55%51201', 'Ada By%ron', 'Acme To%ols GmbH', 'He%ad'],
    ...['Hafen%straße 12, 28195 Bremen, Germany', 'V%IP', 'Met at%the fair', 'https://acme%-tools.com/%'],
    'https://www.linkedin.com/in/ada%-byron',
  ]
  const linesOf = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(linesOf)
  const check = ({ contact }: ReturnType<typeof read>) => {
    for (const line of linesOf(contact)) {
      expect(textProblem(line, 'many'), JSON.stringify(line)).toBeNull()
      expect(line).toBe(line.toWellFormed())
      expect(line).not.toMatch(/[\u0080-\u009f\u200b\ufeff]/)
    }
  }

  test.each(SIGNS)('%j in a CSV is removed', (sign) => {
    const text = [HEADER, ROW]
      .map((cells) => cells.map((cell) => `"${cell.replaceAll('%', sign)}"`).join(','))
      .join('\n')
    const [header, row] = [...csvRows(text)]
    const taken = readContactRow(row!, readColumns([[...header!.cells]])!)
    expect([taken.contact?.emails[0]?.normalized ?? null, taken.refused.length > 0]).not.toEqual([null, false])
    check(taken)
  })

  test.each(SIGNS)('%j in a workbook is removed', (sign) => {
    const escaped = `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
    const raw = /[\0\ud800]/.test(sign) ? escaped : sign
    for (const written of [escaped, raw]) {
      const row = (cells: readonly string[]) => textRow(...cells.map((cell) => cell.replaceAll('%', written)))
      const book = runToEnd(readWorkbook(workbookOf({ sheets: [{ rows: row(HEADER) + row(ROW) }] }), 'csv_file'))
      const [header, cells] = [...csvRows(book.text)]
      check(readContactRow(cells!, readColumns([[...header!.cells]])!))
    }
  })
})

describe('a national number', () => {
  const header = ['name', 'phone', 'country', 'address']
  const readIn = (cells: string[], country: string | null) => {
    const row = { line: 2, at: 0, cells, isUnclosed: false, next: { at: 0, line: 3, unclosedLeft: 0 } }
    const { contact, refused } = readContactRow(row, readColumns([header])!, country)
    return contact?.phones[0]?.normalized ?? refused[0]?.reason
  }
  test.each([
    ['0803 123 4569', '', '', 'NG', '+2348031234569'],
    ['2348031234569', '', '', 'NG', '+2348031234569'],
    ['8031234569', '', '', 'NG', '+2348031234569'],
    ['0803 123 4569', 'Nigeria', '', 'DE', '+2348031234569'],
    ['030 1234567', 'Deutschland', '', 'NG', '+49301234567'],
    ['030 1234567', 'DE', '', null, '+49301234567'],
    ['030 1234567', '', 'Hauptstr. 1, 10115 Berlin, Germany', 'NG', '+49301234567'],
    ['0803 123 4569', '', '1 Main St, Springfield, OR', 'NG', '+2348031234569'],
    ['0803 123 4569', 'nowhere', '', 'NG', '+2348031234569'],
    ['0803 123 4569', '', '', null, '08031234569'],
    ['110', '', '', 'DE', 'Not a valid phone number'],
    [
      '491512345678',
      '',
      '',
      'DE',
      'Read in two ways: with and without a country code. Write it with + and the country code',
    ],
    ['5,58199E+12', '', '', 'BR', 'The spreadsheet shortened this phone number, format the column as text'],
  ])('%s, %j, %j for an account in %s is %s', (phone, country, address, account, expected) => {
    expect(readIn(['Ada', phone, country, address], account)).toBe(expected)
  })
})

describe('an email address', () => {
  test.each([
    ['Ada@Acme.COM', 'ada@acme.com'],
    ['mailto:ada@acme.com', 'ada@acme.com'],
    ['ada@example.com', 'ada@example.com'],
    ['info@company.com', 'info@company.com'],
    ['ada@acme.test', 'ada@acme.test'],
    ['ada@müller.de', 'ada@xn--mller-kva.de'],
    ["o'neil+x@acme.co.uk", "o'neil+x@acme.co.uk"],
  ])('%s is %s', (written, normalized) => {
    expect(readEmail(written)?.normalized).toBe(normalized)
  })

  test.each([
    'ada',
    'ada@',
    '@acme.com',
    'ada@acme',
    'ada@acme.notatld',
    'a b@acme.com',
    'ada@@acme.com',
    'ada..b@acme.com',
  ])('%s is invalid', (written) => expect(readEmail(written)).toBeNull())

  test.each([
    ['a@x.com; b@x.com', ['a@x.com', 'b@x.com']],
    ['a@x.com,b@x.com | c@x.com', ['a@x.com', 'b@x.com', 'c@x.com']],
    ['Ann <a@x.com>, "Bob, B." <b@x.com>', ['a@x.com', 'b@x.com']],
    ['a@x.com\nA@X.COM', ['a@x.com']],
    ["'=cmd@x.com", ['=cmd@x.com']],
    ['a@x.com.', ['a@x.com']],
  ])('cell %j contains %j', (cell, expected) => expect(emailsOf(cell)).toEqual(expected))
})

describe('an endless cell', () => {
  const END = 1_000_000
  test.each([
    ['email', `a@${".:'".repeat(END)}com`],
    ['email', `a${' '.repeat(END)}@b.com`],
    ['email', `${'a.'.repeat(END)}@b.com`],
    ['phone', `1${' '.repeat(END)}1`],
    ['phone', `1${'\t\n'.repeat(END)}x`],
    ['phone', `${'11111/'.repeat(END)}x`],
    ['phone', `${'1'.repeat(END)}/x`],
    ['phone', '\ufdfa'.repeat(END)],
    ['phone', `'${'\t'.repeat(END)}x`],
  ])('of %s is rejected quickly', (header, cell) => {
    expectCpuWithin(3_000, () => {
      expect(read([header], [cell]).contact).toBeNull()
    })
  })

  test.each(['name', 'company', 'job title'])('of %s is truncated quickly', (header) => {
    expectCpuWithin(3_000, () => {
      const cells = [' ', '. ', "'\t", 'mr ', 'A'].map((piece) => `a${piece.repeat(END)}b`)
      for (const cell of cells) expect(read(['email', header], ['a@b.com', cell]).contact).not.toBeNull()
    })
  })
})

describe('a phone number', () => {
  test.each([
    ['+44 20 7946 0123', '+442079460123'],
    ['+44 (0)20 7946 0123', '+442079460123'],
    ['0044 20 7946 0123', '+442079460123'],
    ['(+49) 30 901820', '+4930901820'],
    ['tel:+442079460123', '+442079460123'],
    ['＋44 20 7946 0123', '+442079460123'],
    ['020 7946 0123', '02079460123'],
    ['(212) 555-0199', '2125550199'],
    ['116 117', '116117'],
  ])('%s has the key %s', (written, normalized) => {
    expect(readPhone(written)).toMatchObject({ normalized })
  })

  test('keeps its original form, its extension and its country', () => {
    expect(readPhone('+1 212-555-0199 ext. 12')).toEqual({
      value: '+1 212-555-0199',
      normalized: '+12125550199',
      detail: { extension: '12', country: 'US' },
    })
  })

  test.each(['call me', '12', '+44 12', '+999 123456789', '1234567890123456', '0000000', '2026-01-01T10:00'])(
    '%s is invalid',
    (written) => expect(readPhone(written)).toBeNull(),
  )

  test.each([
    ["'+442079460123", ['+442079460123']],
    ['+442079460123, 020 7946 0124', ['+442079460123', '02079460124']],
    ['+442079460123 ::: +442079460124', ['+442079460123', '+442079460124']],
    ['Mobile: +442079460123', ['+442079460123']],
    ['030/901820', ['030901820']],
  ])('cell %j contains %j', (cell, expected) => expect(phonesOf(cell)).toEqual(expected))

  test('in scientific notation is rejected with that reason', () => {
    expect(read(['phone'], ['4.42079E+11']).refused[0]!.reason).toContain('spreadsheet shortened')
  })
})

test.each([
  [['First Name', 'Last Name'], ['Ada', 'Byron'], 'Ada Byron'],
  [['Prénom', 'Nom'], ['Ada', 'Byron'], 'Ada Byron'],
  [['Name'], ['Ada  Byron'], 'Ada Byron'],
  [['First Name', 'Name'], ['Ada', 'Ada Byron'], 'Ada Byron'],
  [['Last Name'], ['Byron'], 'Byron'],
  [['First Name', 'Last Name'], ['Ada', ''], 'Ada'],
])('columns %j with %j name %s', (header, cells, name) => {
  const row = read(['email', ...header], ['ada@acme.com', ...cells])
  expect(row.contact?.name?.value).toBe(name)
})

test.each(['', '42', 'ada@acme.com', 'https://acme.com'])('%j is not a name', (written) =>
  expect(readName(written)).toBeNull(),
)

test('a company has the same key without accents and in any case', () => {
  expect(readCompany('Société Générale')?.normalized).toBe(readCompany('SOCIETE GENERALE')?.normalized)
})

describe('a row', () => {
  test('with one valid value is accepted, and reports invalid ones', () => {
    const row = read(['email', 'phone', 'company'], ['ada@acme.com, bad@', 'soon', 'Acme Ltd'])
    expect(row.contact).toMatchObject({
      emails: [{ value: 'ada@acme.com' }],
      phones: [],
      company: { value: 'Acme Ltd' },
    })
    expect(row.refused).toEqual([
      { reason: 'Not a valid email address', value: 'bad@' },
      { reason: 'Not a valid phone number', value: 'soon' },
    ])
  })

  test('without an email and a phone is rejected', () => {
    expect(read(['email', 'name'], ['', 'Ada'])).toEqual({
      contact: null,
      refused: [{ reason: 'No email or phone in this row', value: 'Ada' }],
    })
  })

  test('with more or fewer cells than its header is read as far as possible', () => {
    expect(read(['name', 'email'], ['Ada']).contact).toBeNull()
    expect(read(['email'], ['ada@acme.com', 'more', 'cells']).contact?.emails).toHaveLength(1)
  })

  test('accepts no more than twenty values of a kind', () => {
    const many = Array.from({ length: 25 }, (_, index) => `p${index}@acme.com`).join(';')
    const row = read(['email'], [many])
    expect(row.contact?.emails).toHaveLength(20)
    expect(row.refused).toHaveLength(5)
  })
})
