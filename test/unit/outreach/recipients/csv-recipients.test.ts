import { describe, expect, test } from 'vitest'
import { countryOfText } from '../../../../src/extraction/addresses/country-of-text.ts'
import { neutraliseCell } from '../../../../src/lib/csv-cell.ts'
import { oneLine, textProblem } from '../../../../src/lib/text/one-line.ts'
import { parseMapping } from '../../../../src/outreach/recipients/csv-recipient-columns.ts'
import { type RecipientsOptions, readRecipients } from '../../../../src/outreach/recipients/csv-recipients.ts'

const EMAIL: RecipientsOptions = { channel: 'email' }
const read = (text: string, options: RecipientsOptions = EMAIL) => {
  const { columns, rows } = readRecipients(text, options)
  const all = [...rows()]
  return {
    fields: columns.map(({ field }) => field),
    names: columns.map(({ name }) => name),
    recipients: all.flatMap(({ recipient }) => recipient ?? []),
    refusals: all.flatMap(({ line, refusal }) => (refusal ? [[line, refusal.reason]] : [])),
  }
}

describe('columns are recognised by their headers, in several languages', () => {
  test.each([
    ['email,phone,name', ['email', 'phone', 'name']],
    ['E-Mail-Adresse;Vorname;Nachname;Firma', ['email', 'first_name', 'last_name', 'company']],
    ['Courriel\tPrénom\tNom de famille\tSociété', ['email', 'first_name', 'last_name', 'company']],
    ['correo electrónico,nombre,empresa', ['email', 'name', 'company']],
    ['メールアドレス,氏名,会社名', ['email', 'name', 'company']],
    ['Email,Job Title,Favourite Colour,Stadt', ['email', 'job_title', 'favourite_colour', 'stadt']],
    ['Email,Unsubscribe URL,', ['email', 'unsubscribe_url_2', null]],
    ['Email,City,CITY', ['email', 'city', null]],
    ['Email,E-Mail 2', ['email', 'email']],
  ])('%s', (headers, fields) => {
    const delimiter = /[;\t]/.exec(headers)?.[0] ?? ','
    expect(read(`${headers}\nada@acme.com${`${delimiter}x`.repeat(fields.length - 1)}`).fields).toEqual(fields)
  })

  test('and by the values of the first row if there are none', () => {
    const { names, fields, recipients } = read('ada@acme.com,Ada,+49301234567\nbob@acme.com,Bob,')
    expect(names).toEqual(['Column 1', 'Column 2', 'Column 3'])
    expect(fields).toEqual(['email', null, 'phone'])
    expect(recipients.map(({ address }) => address)).toEqual(['ada@acme.com', 'bob@acme.com'])
  })
})

describe("a user's column mapping takes precedence over the header", () => {
  const file = 'Contact,Kommentar,Ort\nada@acme.com,Ada Byron,Bremen'

  test('whatever the header', () => {
    const mapping = { Contact: 'email', Kommentar: 'name', Ort: 'Home Town' }
    expect(read(file, { channel: 'email', mapping }).recipients).toEqual([
      { address: 'ada@acme.com', name: 'Ada Byron', company: null, fields: { home_town: 'Bremen' } },
    ])
  })

  test('null ignores the column', () => {
    const { fields, recipients } = read(file, { channel: 'email', mapping: { Contact: 'email', Ort: null } })
    expect(fields).toEqual(['email', 'kommentar', null])
    expect(recipients[0]!.fields).toEqual({ kommentar: 'Ada Byron' })
  })

  test('a file without headers has numbered columns', () => {
    const { recipients } = read('ada@acme.com,Ada', { channel: 'email', mapping: { 'Column 2': 'first_name' } })
    expect(recipients).toEqual([{ address: 'ada@acme.com', name: 'Ada', company: null, fields: { first_name: 'Ada' } }])
  })

  test.each(['', 'x', '[]', '1', '{"a":1}', '{"a":{"b":"c"}}', 'null'])('%j is not a mapping', (json) => {
    expect(() => parseMapping(json)).toThrow('The mapping must be JSON of column names to fields')
  })

  test('a mapping is JSON', () => {
    expect(parseMapping('{"A":"email","B":null}')).toEqual({ A: 'email', B: null })
  })
})

describe('a row is a recipient', () => {
  test('with all of its values', () => {
    expect(
      read('email,first name,last name,company,city,phone\n Ada@ACME.com ,Ada,Byron,Acme,Bremen,030 1').recipients,
    ).toEqual([
      {
        address: 'ada@acme.com',
        name: 'Ada Byron',
        company: 'Acme',
        fields: { first_name: 'Ada', last_name: 'Byron', city: 'Bremen', phone: '030 1' },
      },
    ])
  })

  test.each([
    ['"ada@acme.com; bob@acme.com"', 'ada@acme.com'],
    ['none; bob@acme.com', 'bob@acme.com'],
    ['Ada <ada@acme.com>', 'ada@acme.com'],
    ["'ada@acme.com", 'ada@acme.com'],
  ])('%s is %s', (cell, address) => {
    expect(read(`name,email\nAda,${cell}`).recipients[0]!.address).toBe(address)
  })

  test('numbers survive the escaping against formulas', () => {
    const { recipients } = read(`phone,note\n${neutraliseCell('+442079460123')},${neutraliseCell('=1+1')}`, {
      channel: 'sms',
    })
    expect(recipients).toEqual([{ address: '+442079460123', name: null, company: null, fields: { note: '=1+1' } }])
  })

  test('national numbers are read with the given country', () => {
    const file = 'phone\n030 1234567'
    expect(read(file, { channel: 'sms', country: 'DE' }).recipients[0]!.address).toBe('+49301234567')
    expect(read(file, { channel: 'sms' }).refusals).toEqual([
      [2, 'Not a phone number in international form, as +49 30 1234567'],
    ])
  })

  test.each([
    ['its country in a code', 'country,phone\nNG,0803 123 4567', '+2348031234567'],
    ['its country in words', 'Land;Telefon\nNigeria;8031234567', '+2348031234567'],
    ['the end of its address', 'phone,address\n0803 123 4567,"12 Broad Street, Lagos, Nigeria"', '+2348031234567'],
    ['neither', 'phone,country\n030 1234567,', '+49301234567'],
  ])('numbers are read with the country of their row: %s', (_, file, address) => {
    const { recipients } = read(file, { channel: 'sms', country: 'DE', countryOf: countryOfText })
    expect(recipients.map((one) => one.address)).toEqual([address])
  })
})

test.each(['\0', '\u0085', '\u009f', '\u202e', '\u2028', '\ud800', '\u200b', '\ufeff'])('%j is removed', (sign) => {
  const dirty = (text: string) => `"${text.replace('%', sign)}"`
  const row = ['a%da@acme.com', 'A%da Byron', 'Ac%me Ltd', 'Li%ne'].map(dirty).join(',')
  const { recipients, refusals } = read(`email,name,company,note\n${row}`)
  expect(recipients.length + refusals.length).toBe(1)
  for (const { address, name, company, fields } of recipients) {
    // A line break separates the values of a cell.
    expect(address).toBe(sign === '\u2028' ? 'da@acme.com' : 'ada@acme.com')
    for (const line of [name, company]) {
      expect(textProblem(line!, 'one')).toBeNull()
      expect(line).toBe(oneLine(line!))
    }
    for (const value of Object.values(fields)) {
      expect(textProblem(value, 'many')).toBeNull()
      expect(value.isWellFormed()).toBe(true)
    }
  }
})

test('a row without a recipient is rejected with its line and a reason', () => {
  const { recipients, refusals } = read(
    'name,email\nAda,ada@acme.com\nBob,\n\nCleo,cleo at acme\n"Dan\nDoe",dan@acme\nEve,"eve@acme.com\nFay,fay@acme.com',
  )
  expect(recipients.map(({ address }) => address)).toEqual(['ada@acme.com', 'fay@acme.com'])
  expect(refusals).toEqual([
    [3, 'No email in this row'],
    [5, 'Not a valid email address'],
    [6, 'Not a valid email address'],
    [8, 'A quote is opened and never closed'],
  ])
})

describe('a file without recipients is rejected as a whole', () => {
  test.each<[string, RecipientsOptions, string]>([
    ['', EMAIL, 'The file is empty'],
    ['\n\n \n', EMAIL, 'The file is empty'],
    ['name,city\nAda,Bremen', EMAIL, "The CSV must contain an 'email' column"],
    ['name,phone\nAda,+49301234567', EMAIL, "The CSV must contain an 'email' column"],
    ['name,email\nAda,ada@acme.com', { channel: 'sms' }, "The CSV must contain a 'phone' column"],
    ['email,name', EMAIL, 'The file has headers but no rows below them'],
    ['a,b\nada@acme.com,x', { channel: 'email', mapping: { a: null } }, "The CSV must contain an 'email' column"],
  ])('%j', (text, options, message) => {
    expect(() => readRecipients(text, options)).toThrow(message)
  })
})

test('rows are read lazily', () => {
  const { rows } = readRecipients(`email\n${'ada@acme.com\n'.repeat(500_000)}`, EMAIL)
  const some = rows()
  expect(some.next().value.recipient.address).toBe('ada@acme.com')
  some.return(undefined)
})
