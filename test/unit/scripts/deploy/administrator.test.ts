import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { makeAdministratorLink, readOutcome } from '../../../../scripts/deploy/administrator.ts'
import { sha256 } from '../../../../src/lib/hash.ts'

const FOLDER = join(import.meta.dirname, '../../../../migrations')
const NOW = new Date('2026-11-27T12:00:00.000Z')
let schema: string
let db: DatabaseSync

beforeAll(() => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'))
  schema = files
    .toSorted()
    .map((name) => readFileSync(join(FOLDER, name), 'utf8'))
    .join(';\n')
})
beforeEach(() => {
  db = new DatabaseSync(':memory:')
  db.exec(schema)
})

/** Executes the statements like D1, and returns their rows. */
async function run(email: string, name = 'Administrator') {
  const link = await makeAdministratorLink(
    { email, name, appUrl: 'https://b.example', shard: 'DATA_1' },
    NOW,
    async () => 'hash-of-a-random-password',
  )
  const results = link.sql.split(';\n').map((sql) => ({ results: db.prepare(sql).all() }))
  const token = new URL(link.url).searchParams.get('token') ?? ''
  return { ...link, token, outcome: readOutcome(results) }
}
const all = (sql: string) => db.prepare(sql).all() as Record<string, unknown>[]
const openLinks = () => all('SELECT token_hash FROM password_resets WHERE used_at IS NULL').map((row) => row.token_hash)
const roots = () => all('SELECT email FROM accounts WHERE is_root = 1').map(({ email }) => email)
const signUp = (email: string, verifiedAt: string | null) =>
  db
    .prepare(
      `INSERT INTO accounts (id, name, email, password_hash, email_verified_at, created_at, updated_at)
        VALUES ('x', 'X', ?, 'hash-of-their-password', ?, '2026-01-01', '2026-01-01')`,
    )
    .run(email, verifiedAt)

test('the first run creates an account without a password, and one link for it, stored only as a hash', async () => {
  const { outcome, token, sql, expiresAt } = await run('Ada@B.example', "O'Hara; --")
  expect(outcome).toEqual({ kind: 'link', email: 'ada@b.example' })
  expect(all('SELECT name, shard, email_verified_at, is_root FROM accounts')).toMatchObject([
    { name: "O'Hara; --", shard: 'DATA_1', email_verified_at: null, is_root: 1 },
  ])
  expect(openLinks()).toEqual([await sha256(token)])
  expect(sql).not.toContain(token)
  expect(expiresAt).toBe('2026-11-28T12:00:00.000Z')
  expect(all('SELECT action, after FROM audit_events')).toMatchObject([
    { action: 'user.update', after: '{"is_root_user":true}' },
  ])
})

test('a repetition invalidates the earlier link', async () => {
  await run('ada@b.example')
  const { token } = await run('ada@b.example')
  expect(openLinks()).toEqual([await sha256(token)])
  expect(roots()).toEqual(['ada@b.example'])
})

test('once an administrator has a verified address, nothing happens any more', async () => {
  await run('ada@b.example')
  db.exec(`UPDATE accounts SET email_verified_at = '2026-11-27'; UPDATE password_resets SET used_at = '2026-11-27'`)
  const before = [
    all('SELECT * FROM accounts'),
    all('SELECT * FROM password_resets'),
    all('SELECT * FROM audit_events'),
  ]
  for (const email of ['ada@b.example', 'eve@b.example'])
    expect((await run(email)).outcome).toEqual({ kind: 'exists', email: 'ada@b.example' })
  expect([
    all('SELECT * FROM accounts'),
    all('SELECT * FROM password_resets'),
    all('SELECT * FROM audit_events'),
  ]).toEqual(before)
})

test('an account with a mistyped address loses its permissions and its link', async () => {
  await run('adda@b.example')
  const { token } = await run('ada@b.example')
  expect(roots()).toEqual(['ada@b.example'])
  expect(openLinks()).toEqual([await sha256(token)])
})

test('a stranger who registered the address first, unverified, keeps no access', async () => {
  signUp('ada@b.example', null)
  expect((await run('ada@b.example')).outcome.kind).toBe('link')
  expect(all('SELECT password_hash, is_root FROM accounts')).toMatchObject([
    { password_hash: 'hash-of-a-random-password', is_root: 1 },
  ])
})

test('a verified account keeps its password and needs no link', async () => {
  signUp('ada@b.example', '2026-02-02')
  expect((await run('ada@b.example')).outcome).toEqual({ kind: 'exists', email: 'ada@b.example' })
  expect(all('SELECT password_hash, is_root FROM accounts')).toMatchObject([
    { password_hash: 'hash-of-their-password', is_root: 1 },
  ])
  expect(openLinks()).toEqual([])
})

test('a suspended account does not become the administrator', async () => {
  signUp('ada@b.example', '2026-02-02')
  db.exec('UPDATE accounts SET is_active = 0')
  expect((await run('ada@b.example')).outcome).toEqual({ kind: 'none' })
})
