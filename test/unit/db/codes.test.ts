import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { DATA_TYPES, EXTRACTION_METHODS, SOURCE_TYPES } from '../../../src/contracts/data/items.ts'
import { EMAIL_CHECKS, MAILBOX_KINDS } from '../../../src/contracts/email-checks/email-checks.ts'
import { CHECK_CODES, MAILBOX_CODES, METHOD_CODES, SOURCE_BITS, TYPE_CODES } from '../../../src/db/codes.ts'

const migration = (name: string) =>
  readFileSync(join(import.meta.dirname, `../../../migrations/data/${name}.sql`), 'utf8')
/** The migrations that define the view. */
const MIGRATIONS = ['0000_account_data', '0007_ways_of_finding'].map(migration).join('--> statement-breakpoint')

test.each([
  ['types', TYPE_CODES, DATA_TYPES],
  ['checks', CHECK_CODES, EMAIL_CHECKS],
  ['mailboxes', MAILBOX_CODES, MAILBOX_KINDS],
  ['methods', METHOD_CODES, EXTRACTION_METHODS],
  ['source types', SOURCE_BITS, SOURCE_TYPES],
])('each of the %s has a unique number', (_, codes, words) => {
  expect(Object.keys(codes).toSorted()).toEqual([...words].toSorted())
  expect(new Set(Object.values(codes)).size).toBe(words.length)
})

test('the view translates every number to its word', () => {
  const database = new DatabaseSync(':memory:')
  for (const statement of MIGRATIONS.split('--> statement-breakpoint')) database.exec(statement)
  database.exec('PRAGMA foreign_keys = OFF')
  const say =
    database.prepare(`INSERT INTO items (number, type, value, normalized, confidence, source, source_types, email_check, mailbox, first_seen_at)
    VALUES (?, ?, 'v', ?, 90, 1, 1, ?, ?, 0)`)
  const see = database.prepare(
    'INSERT INTO sightings (source, item, confidence, seen_at, method) VALUES (1, ?, 90, 0, ?)',
  )
  const word = database.prepare('SELECT type, email_check, mailbox, method FROM found_items WHERE number = ?')
  let number = 0
  const inWords = (type: number, check: number | null, mailbox: number | null, method: number | null) => {
    number++
    say.run(number, type, String(number), check, mailbox)
    see.run(number, method)
    return word.get(number)
  }
  for (const [type, code] of Object.entries(TYPE_CODES)) expect(inWords(code, null, null, null)).toMatchObject({ type })
  for (const [check, code] of Object.entries(CHECK_CODES)) {
    expect(inWords(0, code, null, null)).toMatchObject({ email_check: check })
  }
  for (const [mailbox, code] of Object.entries(MAILBOX_CODES))
    expect(inWords(0, 0, code, null)).toMatchObject({ mailbox })
  for (const [method, code] of Object.entries(METHOD_CODES))
    expect(inWords(0, null, null, code)).toMatchObject({ method })
})
