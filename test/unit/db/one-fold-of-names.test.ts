import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { mailboxKind } from '../../../src/extraction/emails/mailbox-kind.ts'
import { nameIdentity } from '../../../src/extraction/identity.ts'

const folder = join(import.meta.dirname, '../../../migrations')
const isOf = (from: string, to: string) => (name: string) => name >= from && name < to && name.endsWith('.sql')
const apply = (db: DatabaseSync, from: string, to: string) => {
  for (const name of readdirSync(folder).filter(isOf(from, to)).sort())
    db.exec(readFileSync(join(folder, name), 'utf8'))
}

/** A database before the migration, with one account and a crawl's source. */
function formerDatabase() {
  const db = new DatabaseSync(':memory:')
  apply(db, '0000', '0014')
  const at = '2026-11-22T00:00:00.000Z'
  db.exec(`
    INSERT INTO accounts (id, name, email, password_hash, created_at, updated_at) VALUES ('a', 'A', 'a@b.example', 'x', '${at}', '${at}');
    INSERT INTO sources (id, account_id, type, name, created_at) VALUES ('s', 'a', 'crawl', 'acme.example', '${at}'), ('t', 'a', 'import', 'list.csv', '${at}');`)
  const add = (source: string, value: string, normalized: string, confidence = 0.9, contact: string | null = null) =>
    db
      .prepare(
        `INSERT INTO items (id, account_id, source_id, source_type, type, value, normalized, confidence, contact_id, created_at)
          VALUES (?, 'a', ?, 'crawl', 'names', ?, ?, ?, ?, '${at}')`,
      )
      .run(crypto.randomUUID(), source, value, normalized, confidence, contact)
  const contact = (id: string, key: string, name: string, email: string | null) =>
    db
      .prepare(
        `INSERT INTO contacts (id, account_id, source_id, key, kind, name, email, confidence, created_at)
          VALUES (?, 'a', 's', ?, 'person', ?, ?, 0.9, '${at}')`,
      )
      .run(id, key, name, email)
  return { db, add, contact }
}

test.each([
  ["Jean-Luc O'Neil", "jean-luc o'neil"],
  ['J. R. R. Tolkien', 'j. r. r. tolkien'],
  ['Łukasz Øverby', 'lukasz overby'],
  ['Anna “Ann” Lee', 'anna “ann” lee'],
  ['山田 太郎', '山田 太郎'],
  ['김철수', '김철수'],
  ['ราชา ใจดี', 'ราชา ใจด'],
  ['राम कुमार', 'रम कमर'],
  ["ANNE-MARIE D'ARCY", "anne-marie d'arcy"],
])('%s, stored with an old key, has the current key', (value, former) => {
  const { db, add } = formerDatabase()
  add('s', value, former)
  apply(db, '0014', '0015')
  expect(db.prepare('SELECT normalized FROM items').all()).toMatchObject([{ normalized: nameIdentity(value) }])
})

test('rows and contacts that are now equal are merged, and none of their data is lost', () => {
  const { db, add, contact } = formerDatabase()
  contact('c1', "person:jean-luc o'neil@acme-corp.example", "Jean-Luc O'Neil", null)
  contact('c2', 'person:jean luc oneil@acme-corp.example', 'Jean Luc ONeil', 'jl@acme-corp.example')
  contact('c3', 'person:ann lee@acme-corp.example', 'Ann Lee', null)
  add('s', 'Jean Luc ONeil', 'jean luc oneil', 0.6, 'c2')
  add('s', "Jean-Luc O'Neil", "jean-luc o'neil", 0.9, 'c1')
  add('s', 'Ann Lee', 'ann lee', 0.9, 'c3')
  add('t', "Jean-Luc O'Neil", 'jean luc oneil')
  apply(db, '0014', '0015')
  const rows = db.prepare('SELECT source_id, value, normalized, contact_id FROM items ORDER BY seq').all()
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['s', "Jean-Luc O'Neil", 'jean luc oneil', 'c1'],
    ['s', 'Ann Lee', 'ann lee', 'c3'],
    ['t', "Jean-Luc O'Neil", 'jean luc oneil', null],
  ])
  const people = db.prepare('SELECT id, key, name, email FROM contacts ORDER BY id').all()
  expect(people.map((row) => Object.values(row))).toEqual([
    ['c1', 'person:jean luc oneil@acme-corp.example', "Jean-Luc O'Neil", 'jl@acme-corp.example'],
    ['c3', 'person:ann lee@acme-corp.example', 'Ann Lee', null],
  ])
  // Counts and the search index are updated.
  expect(db.prepare('SELECT sum(total) AS total FROM item_totals').get()).toMatchObject({ total: 3 })
  expect(db.prepare(`SELECT count(*) AS hits FROM item_search('"ONeil"')`).get()).toMatchObject({ hits: 0 })
})

test('mailboxes that were identified only by their full name get new keys', () => {
  const { db, add } = formerDatabase()
  const emails = [
    'info.berlin@acme.de',
    'support-uk@acme.com',
    'ann.lee@acme.com',
    'infocus@acme.com',
    'x_info@acme.com',
  ]
  for (const email of emails) add('s', email, email)
  db.exec("UPDATE items SET type = 'emails', mailbox = 'personal'")
  apply(db, '0014', '0015')
  expect(db.prepare('SELECT normalized, mailbox FROM items ORDER BY seq').all()).toMatchObject(
    emails.map((normalized) => ({ normalized, mailbox: mailboxKind(normalized) })),
  )
})
