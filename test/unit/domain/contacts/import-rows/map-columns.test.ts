import { describe, expect, test } from 'vitest'
import { COLUMN_USES, type ColumnUse } from '../../../../../src/contracts/data/data-additions.ts'
import { guessColumns } from '../../../../../src/domain/contacts/import-rows/guess-columns.ts'
import { mapColumns } from '../../../../../src/domain/contacts/import-rows/map-columns.ts'
import { readContactRow } from '../../../../../src/domain/contacts/import-rows/read-contact-row.ts'
import { readListText } from '../../../../../src/domain/contacts/import-rows/read-list.ts'
import { recognise } from '../../../../../src/lib/csv/csv-columns.ts'
import { csvRows } from '../../../../../src/lib/csv/csv-rows.ts'
import { runToEnd } from '../../../../../src/lib/steps.ts'

const mapped = (text: string, uses: readonly ColumnUse[]) => runToEnd(mapColumns(text, uses))
const guesses = (text: string) => guessColumns(text).columns.map(({ guess }) => guess)
function read(text: string) {
  const list = readListText(text)
  return [...csvRows(list.text, list.start)].map((row) => ({
    line: row.line,
    ...readContactRow(row, list.columns, 'DE'),
  }))
}

describe('columns are mapped automatically', () => {
  test.each<[string, string, ColumnUse[]]>([
    ['by headers', 'E-Mail;Vorname;Firma\nada@acme.test;Ada;Acme\n', ['email', 'first_name', 'company']],
    ['by values under unknown headers', 'Reach at,Who\nada@acme.test,Ada\nbob@acme.test,Bob\n', ['email', 'field']],
    ['by values against the header', 'Name,Email\nada@acme.test,\nbob@acme.test,\n', ['email', 'email']],
    ['by values without headers', 'ada@acme.test,+44 20 7946 0018,x\n', ['email', 'phone', 'ignore']],
    ['as own fields', 'email,Industry\nada@acme.test,Steel\n', ['email', 'field']],
    ['as nothing where they describe another', 'email,Email status\nada@acme.test,ok\n', ['email', 'ignore']],
    ['not by one stray value', 'email,Sector\na@a.test,b@b.test\nc@c.test,none\nd@d.test,none\n', ['email', 'field']],
  ])('%s', (_, text, uses) => expect(guesses(text)).toEqual(uses))

  test('and internal columns of the exporting product are not imported', () => {
    const text = 'uuid,email,name,attributes,status\n1f,ada@acme.test,Ada Byron,{},enabled\n'
    expect(guesses(text)).toEqual(['ignore', 'email', 'name', 'field', 'ignore'])
  })

  test.each([
    ['', 'The file is empty'],
    ['email\n', 'The file has headers but no rows below them'],
  ])('and %j is rejected', (text, reason) => {
    expect(() => guesses(text)).toThrow(expect.objectContaining({ fields: { csv_file: [reason] } }))
  })
})

test('every field has a header that the reader recognises', () => {
  for (const use of COLUMN_USES.filter((one) => one !== 'field' && one !== 'ignore')) {
    const header = /^"([^"]*)"/.exec(mapped('x\ny\n', [use]))?.[1]
    expect(recognise(header!), use).toBe(use)
  }
})

test('a chosen mapping wins, and ignored columns are not stored', () => {
  const text = 'Contact,Reach at,Secret,Sector\nAda Byron,ada@acme.test,4711,Steel\n'
  const out = mapped(text, ['name', 'email', 'ignore', 'field'])
  expect(out).not.toContain('4711')
  expect(read(out)[0]?.contact).toMatchObject({
    emails: [{ normalized: 'ada@acme.test' }],
    name: { value: 'Ada Byron' },
    fields: { sector: 'Steel' },
  })
})

test('rows keep their line numbers, also below notes, blank lines and multi-line cells', () => {
  const text = 'My list\n\nemail,note\na@acme.test,"one\ntwo"\n\n\nnobody,x\n"broken,y\nb@acme.test,z\n'
  const rows = read(mapped(text, ['email', 'note']))
  const seen = rows.map(({ line, contact, refused }) => [line, contact?.emails[0]?.normalized, refused[0]])
  expect(seen).toEqual([
    [4, 'a@acme.test', undefined],
    [8, undefined, { reason: 'Not a valid email address', value: 'nobody' }],
    [9, undefined, { reason: 'No email or phone in this row', value: '"broken,y' }],
    [10, 'b@acme.test', undefined],
  ])
  expect(read(text).map(({ line }) => line)).toEqual(seen.map(([line]) => line))
})

test('passing the automatic mapping explicitly has the same result', () => {
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  const pick = <Value>(of: readonly Value[]): Value => of[random(of.length)]!
  const cells = [
    '',
    'ada@acme.test',
    'b@acme.test; c@acme.test',
    '+44 20 7946 0018',
    '030 1234567',
    'Ada "A" Byron',
    'x,y',
    'a\nb',
    '=1+1',
    ' ä ',
  ]
  const headers = ['Phone', 'Name', 'Company', 'Industry', 'Notes', 'Tags', 'Stadt']
  for (let round = 0; round < 200; round++) {
    const columns = ['Email', ...headers.filter(() => random(2) === 0)]
    const delimiter = pick([',', ';', '\t'])
    const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
    const rows = Array.from({ length: 1 + random(6) }, (_, at) =>
      columns.map((_, index) => (index === 0 ? pick([`p${at}@acme.test`, 'nobody', '']) : pick(cells))),
    )
    const text = [columns, ...rows].map((row) => row.map(quoted).join(delimiter)).join('\n')
    const known = readListText(text)
    const uses = columns.map(
      (header, index): ColumnUse =>
        recognise(header) ?? (known.columns.others?.some((one) => one.index === index) ? 'field' : 'ignore'),
    )
    expect(read(mapped(text, uses)), text).toEqual(read(text))
  }
})

describe('people who must not get messages according to an export get none, whatever the mapping', () => {
  const LISTMONK = 'uuid,email,name,attributes,status\n1f,ada@acme.test,Ada,"{""seats"": 4}",blocklisted\n'
  const GONE = 'Email Address,LEID,EUID,UNSUB_TIME\nada@acme.test,17,a1,2024-01-01\n'
  const CLEANED = 'Email Address,LEID,EUID,CLEAN_TIME\nada@acme.test,17,a1,2024-01-01\n'
  const HUNTER = 'Email,Sending status,Confidence score\nada@acme.test,bounced,90\n'
  test.each([
    ['listmonk', LISTMONK, 'unsubscribed'],
    ['Mailchimp, unsubscribed', GONE, 'unsubscribed'],
    ['Mailchimp, cleaned', CLEANED, 'bounced'],
    ['Hunter', HUNTER, 'bounced'],
  ])('%s', (_, text, state) => {
    const guessed = guesses(text)
    const onlyEmail = guessed.map((use) => (use === 'email' ? use : 'ignore'))
    const stateAsNote = guessed.map((use, index) => (use === 'email' ? use : index === 1 ? 'note' : 'field'))
    for (const uses of [guessed, onlyEmail, stateAsNote])
      expect(read(mapped(text, uses)).map(({ contact }) => contact?.suppressAs)).toEqual([state])
  })

  test('and ignored columns are not stored for it', () => {
    const out = mapped(LISTMONK, ['ignore', 'email', 'ignore', 'ignore', 'ignore'])
    expect(out).not.toMatch(/1f|seats/)
    expect(read(mapped(LISTMONK, guesses(LISTMONK)))[0]?.contact?.fields).toEqual({ seats: '4' })
  })
})
