import { describe, expect, test } from 'vitest'
import { readContactRow } from '../../../../src/domain/contacts/import-rows/read-contact-row.ts'
import { readListText } from '../../../../src/domain/contacts/import-rows/read-list.ts'
import { csvRows } from '../../../../src/lib/csv/csv-rows.ts'
import { exportedFields, exportedState, recogniseExport } from '../../../../src/rules/imports/known-exports.ts'

const contactsOf = (csv: string) => {
  const { text, columns, start } = readListText(csv)
  return [...csvRows(text, start)].map((row) => readContactRow(row, columns).contact)
}
const MAILCHIMP =
  'MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,LATITUDE,LONGITUDE,GMTOFF,DSTOFF,TIMEZONE,CC,REGION,LAST_CHANGED,LEID,EUID,NOTES,TAGS'
const MAILCHIMP_ROW = '2,2024-01-02 10:00:00,192.0.2.1,,,,,,,,US,TX,2024-03-04 10:00:00,17,a1b2,Met in Leeds,"vip"'

describe('listmonk', () => {
  const contacts = contactsOf(
    [
      'uuid,email,name,attributes,status,created_at,updated_at',
      '1f,ada@acme.test,Ada Byron,"{""city"": ""Leeds"", ""Seats"": 4, ""langs"": [""en"",""fr""], ""x"": {""y"": 1}}",enabled,2024-01-02,2024-01-02',
      '2f,bob@acme.test,Bob Crane,{},blocklisted,2024-01-02,2024-01-02',
      '3f,cy@acme.test,Cy Dean,not json,disabled,2024-01-02,2024-01-02',
    ].join('\n'),
  )

  test('blocklisted and disabled people get nothing', () => {
    expect(contacts.map((contact) => contact?.suppressAs)).toEqual([null, 'unsubscribed', 'manual'])
  })

  test('attributes become fields, and its internal columns are skipped', () => {
    expect(contacts.map((contact) => contact?.fields)).toEqual([{ seats: '4', langs: 'en, fr', city: 'Leeds' }, {}, {}])
    expect(contacts[0]?.name?.value).toBe('Ada Byron')
  })
})

describe('Mailchimp', () => {
  const fileOf = (columns: string, cells: string) =>
    contactsOf(
      `Email Address,First Name,Last Name,${columns}${MAILCHIMP}\nada@acme.test,Ada,Byron,${cells}${MAILCHIMP_ROW}\n`,
    )

  test.each([
    ['subscribed', '', '', null],
    ['unsubscribed', 'UNSUB_TIME,UNSUB_REASON,', '2024-03-04 10:00:00,NORMAL,', 'unsubscribed'],
    ['cleaned', 'CLEAN_TIME,CLEAN_CAMPAIGN_TITLE,', '2024-03-04 10:00:00,News,', 'bounced'],
  ])('the %s file applies its status to all rows', (_, columns, cells, state) => {
    const [contact] = fileOf(columns, cells)
    expect(contact?.suppressAs).toBe(state)
    expect(contact?.emails.map(({ normalized }) => normalized)).toEqual(['ada@acme.test'])
    expect(Object.keys(contact?.fields ?? {})).not.toEqual(expect.arrayContaining(['optin_ip']))
    expect(JSON.stringify(contact)).not.toContain('192.0.2.1')
  })

  test('the location of an IP address is no region, and a tag may contain a comma', () => {
    const row = MAILCHIMP_ROW.replace('"vip"', '"""Customer"",""VIP, gold"""')
    const [contact] = contactsOf(`Email Address,Region,${MAILCHIMP}\nada@acme.test,North,${row}\n`)
    expect(JSON.stringify(contact)).not.toContain('TX')
    expect(JSON.stringify(contact)).toContain('North')
    expect(contact?.tags).toEqual(['Customer', 'VIP, gold'])
  })
})

test('Hunter leads include bounces and unsubscriptions', () => {
  const contacts = contactsOf(
    [
      'Email,First name,Last name,Position,Company,Website,Confidence score,Verification status,Sending status',
      'ada@acme.test,Ada,Byron,CTO,Acme,acme.test,95,valid,sent',
      'bob@acme.test,Bob,Crane,CEO,Acme,acme.test,95,valid,Bounced',
      'cy@acme.test,Cy,Dean,CFO,Acme,acme.test,95,valid,unsubscribed',
    ].join('\n'),
  )
  expect(contacts.map((contact) => contact?.suppressAs)).toEqual([null, 'bounced', 'unsubscribed'])
  expect(contacts[0]?.company?.value).toBe('Acme')
})

test.each([
  ['an ordinary list with a status', ['Email', 'Status']],
  ['a list with one of the columns', ['email', 'LEID']],
  ['nothing', []],
])('%s is no export of these', (_, headers) => {
  expect(recogniseExport(headers)).toBeNull()
})

test('a status named like a prototype property is ignored', () => {
  const known = recogniseExport(['uuid', 'email', 'attributes', 'status'])!
  expect(exportedState(known, ['', '', '', 'constructor'])).toBeNull()
  expect(exportedFields(known, ['', '', `{"a":"${'x'.repeat(30_000)}"}`, ''])).toEqual([])
})
