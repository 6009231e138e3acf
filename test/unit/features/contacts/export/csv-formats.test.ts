import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import type { ExportedContact } from '../../../../../src/domain/contacts/exported/exported-contact.ts'
import { CSV_FORMATS, type CsvFormatName, csvLines } from '../../../../../src/features/contacts/export/csv-formats.ts'
import { restoreCell } from '../../../../../src/lib/csv-cell.ts'
import { ARNO, contactOf, FIRM, MIRA } from './contact.ts'

const NAMES = Object.keys(CSV_FORMATS) as CsvFormatName[]

/** The file as a program reads it: non-empty cells by column. */
function read(name: CsvFormatName, contacts: readonly ExportedContact[], includesLikely = false) {
  const text = csvLines(name, contacts, { includesLikely }, true)
  const { data, errors } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  })
  expect(errors).toEqual([])
  return data.map((row) => Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== '')))
}

const HEADERS: Record<CsvFormatName, string> = {
  csv: 'Id,Kind,Name,First name,Last name,Job title,Organization,Email,Email check,Other emails,Phone,Mobile,WhatsApp,Fax,Address,Street,City,Region,Postal code,Country,Other addresses,Website,Profiles,Tags,Lists,Notes,Sources,Source pages,First seen,Updated',
  hubspot:
    'First Name,Last Name,Email,Phone Number,Mobile Phone Number,Fax Number,Job Title,Company Name,Website URL,Street Address,City,State/Region,Postal Code,Country/Region,LinkedIn URL,Tags,Notes',
  salesforce:
    'First Name,Last Name,Company,Title,Email,Phone,Mobile Phone,Fax,Street,City,State,Postal Code,Country,Website,Lead Source,Description',
  google:
    'First Name,Last Name,Organization Name,Organization Title,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,E-mail 3 - Label,E-mail 3 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,Phone 3 - Label,Phone 3 - Value,Phone 4 - Label,Phone 4 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - Region,Address 1 - Postal Code,Address 1 - Country,Website 1 - Label,Website 1 - Value,Website 2 - Label,Website 2 - Value,Website 3 - Label,Website 3 - Value,Website 4 - Label,Website 4 - Value,Website 5 - Label,Website 5 - Value,Website 6 - Label,Website 6 - Value',
  mailchimp: 'Email Address,First Name,Last Name,Address,Phone Number,Company,Job Title,Tags',
}

describe.each(NAMES)('%s', (name) => {
  test('has its header once', () => {
    expect(csvLines(name, [], { includesLikely: false }, true)).toBe(`\uFEFF${HEADERS[name]}\r\n`)
    const chunks = [MIRA, ARNO, FIRM].map((contact, at) =>
      csvLines(name, [contact], { includesLikely: true }, at === 0),
    )
    expect(chunks.join('')).toBe(csvLines(name, [MIRA, ARNO, FIRM], { includesLikely: true }, true))
  })

  test('has as many cells in each row as in the header', () => {
    for (const includesLikely of [false, true]) {
      const format = CSV_FORMATS[name]
      for (const contact of [MIRA, ARNO, FIRM, contactOf()]) {
        const row = format.row(contact, { includesLikely })
        if (row) expect(row).toHaveLength(format.header({ includesLikely }).length)
      }
    }
  })

  test('omits guessed addresses unless requested', () => {
    expect(csvLines(name, [ARNO], { includesLikely: false }, true)).not.toMatch(/arno\.quast|likely/i)
    expect(csvLines(name, [ARNO], { includesLikely: true }, true)).toMatch(/arno\.quast@quellwerk\.example/)
    expect(csvLines(name, [ARNO], { includesLikely: true }, true)).toMatch(/likely/i)
  })

  test('has no spreadsheet formulas', () => {
    const evil = contactOf({
      name: '=cmd() Quast',
      organization: '@SUM(1)',
      job_title: '-1+1',
      emails: [{ email: 'a@b.example', check: null }],
      phones: [{ value: '+1;=HYPERLINK("x")', kind: 'voice' }],
      addresses: [{ value: '=1+1', country: null }],
      tags: ['=tag'],
      notes: ['+note'],
    })
    const rows = Papa.parse<string[]>(csvLines(name, [evil], { includesLikely: false }, false).trim()).data
    for (const cell of rows[0]!) expect(cell).not.toMatch(/^[=+@-]/)
    expect(rows[0]!.map(restoreCell).join('\n')).toContain('=cmd()')
  })

  test('supports a contact without any data', () => {
    expect(() => read(name, [contactOf()])).not.toThrow()
  })
})

test('our own format contains everything', () => {
  expect(read('csv', [MIRA])).toEqual([
    {
      Id: MIRA.id,
      Kind: 'person',
      Name: 'Mira von Tessenow',
      'First name': 'Mira',
      'Last name': 'von Tessenow',
      'Job title': 'Geschäftsführerin',
      Organization: 'Quellwerk GmbH',
      Email: 'mira@quellwerk.example',
      'Email check': 'valid',
      'Other emails': 'mt@quellwerk.example',
      Phone: "'+4930901820",
      Mobile: "'+491701234501",
      Fax: "'+4930901829",
      Address: 'Quellweg 5, 10115 Berlin',
      Street: 'Quellweg 5',
      City: 'Berlin',
      'Postal code': '10115',
      Country: 'DE',
      Website: 'quellwerk.example',
      Profiles: 'https://www.linkedin.com/in/mira-tessenow; https://x.com/miratessenow',
      Tags: 'Messe; Bund, Länder',
      Lists: 'Berlin',
      Notes: 'Ruft zurück.\n\nZweite Zeile',
      Sources: 'quellwerk.example (crawl)',
      'Source pages': 'https://quellwerk.example/team',
      'First seen': '2026-11-01T10:00:00.000Z',
      Updated: '2026-11-02T10:00:00.000Z',
    },
  ])
  const [arno] = read('csv', [ARNO], true)
  expect(arno).toMatchObject({
    'Likely email': 'arno.quast@quellwerk.example',
    'Likely email basis': 'first.last as mira.lau@quellwerk.example',
    'Likely email check': 'accepts mail',
  })
  expect(arno).not.toHaveProperty('Email')
  expect(CSV_FORMATS.csv.header({ includesLikely: true }).slice(-3)).toEqual(Object.keys(arno!).slice(-3))
})

test('HubSpot', () => {
  expect(read('hubspot', [MIRA, ARNO, FIRM], true)).toEqual([
    {
      'First Name': 'Mira',
      'Last Name': 'von Tessenow',
      Email: 'mira@quellwerk.example',
      'Phone Number': '+4930901820',
      'Mobile Phone Number': '+491701234501',
      'Fax Number': '+4930901829',
      'Job Title': 'Geschäftsführerin',
      'Company Name': 'Quellwerk GmbH',
      'Website URL': 'https://quellwerk.example',
      'Street Address': 'Quellweg 5',
      City: 'Berlin',
      'Postal Code': '10115',
      'Country/Region': 'Germany',
      'LinkedIn URL': 'https://www.linkedin.com/in/mira-tessenow',
      Tags: 'Messe; Bund, Länder; Berlin',
      Notes: 'Ruft zurück.\n\nZweite Zeile',
    },
    {
      'First Name': 'Arno',
      'Last Name': 'Quast',
      Email: 'arno.quast@quellwerk.example',
      'Company Name': 'Quellwerk GmbH',
      Tags: 'likely address',
      Notes:
        'arno.quast@quellwerk.example is a likely address, not a found one: first.last as mira.lau@quellwerk.example',
    },
    { 'Company Name': '日本酒造株式会社', 'Website URL': 'https://sake.example' },
  ])
})

test('Salesforce, which requires a name and a company', () => {
  const rows = read('salesforce', [MIRA, FIRM, contactOf({ name: '山田 太郎' })])
  expect(rows[0]).toMatchObject({
    Company: 'Quellwerk GmbH',
    'Mobile Phone': '+491701234501',
    Country: 'Germany',
    'Lead Source': 'Contactory',
  })
  expect(rows[0]!.Description).toBe('Ruft zurück.\n\nZweite Zeile\n\nTags: Messe; Bund, Länder; Berlin')
  expect(rows[1]).toMatchObject({ 'Last Name': '[not provided]', Company: '日本酒造株式会社' })
  expect(rows[2]).toMatchObject({ 'First Name': '太郎', 'Last Name': '山田', Company: '[not provided]' })
})

test('Google Contacts', () => {
  expect(read('google', [MIRA])[0]).toMatchObject({
    'Organization Title': 'Geschäftsführerin',
    Labels: 'Messe ::: Bund, Länder ::: Berlin ::: * myContacts',
    'E-mail 1 - Label': 'Work',
    'E-mail 2 - Value': 'mt@quellwerk.example',
    'Phone 2 - Label': 'Mobile',
    'Phone 3 - Label': 'Work Fax',
    'Phone 3 - Value': '+4930901829',
    'Address 1 - Formatted': 'Quellweg 5, 10115 Berlin',
    'Address 1 - City': 'Berlin',
    'Website 1 - Value': 'https://quellwerk.example',
    'Website 2 - Label': 'LinkedIn',
    'Website 3 - Value': 'https://x.com/miratessenow',
  })
  expect(read('google', [ARNO], true)[0]).toMatchObject({
    'E-mail 1 - Label': 'Likely',
    Labels: 'likely address ::: * myContacts',
  })
})

test('Mailchimp, which requires an address', () => {
  expect(read('mailchimp', [MIRA, ARNO, FIRM])).toEqual([
    {
      'Email Address': 'mira@quellwerk.example',
      'First Name': 'Mira',
      'Last Name': 'von Tessenow',
      Address: 'Quellweg 5  Berlin  Berlin  10115  DE',
      'Phone Number': '+4930901820',
      Company: 'Quellwerk GmbH',
      'Job Title': 'Geschäftsführerin',
      Tags: 'Messe,Bund  Länder,Berlin',
    },
  ])
  expect(read('mailchimp', [MIRA, ARNO], true)[1]).toMatchObject({
    'Email Address': 'arno.quast@quellwerk.example',
    Tags: 'likely address',
  })
  const long = contactOf({ name: 'Ä'.repeat(200), emails: [{ email: 'a@b.example', check: null }] })
  expect(read('mailchimp', [long])[0]!['Last Name']).toBe('Ä'.repeat(127))
})
