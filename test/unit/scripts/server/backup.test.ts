import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { backUp } from '../../../../scripts/server/back-up.ts'
import { restoreBackup } from '../../../../scripts/server/restore-backup.ts'

const NOW = new Date('2026-11-27T12:00:00Z')
const DATABASE = 'v3/d1/databases/one.sqlite'
let folder = ''
let open: DatabaseSync
const at = (path: string) => join(folder, path)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contactory-backup-'))
  for (const path of ['v3/d1/databases', 'v3/r2/files/blobs', 'v3/cache/x'])
    mkdirSync(at(`state/${path}`), { recursive: true })
  writeFileSync(at('state/jwt-secret'), 'secret', { mode: 0o600 })
  writeFileSync(at('state/.migrations'), 'digest')
  writeFileSync(at('state/v3/r2/files/blobs/a'), 'blob')
  writeFileSync(at('state/v3/cache/x/b'), 'cached')
  // Left open, with its changes only in the write-ahead log, as by a running server.
  open = new DatabaseSync(at(`state/${DATABASE}`))
  open.exec('PRAGMA journal_mode = WAL; CREATE TABLE people (name TEXT)')
  open.exec("INSERT INTO people VALUES ('a'), ('b'), ('c'); DELETE FROM people WHERE name = 'a'")
})
afterEach(() => {
  open.close()
  rmSync(folder, { recursive: true, force: true })
})

const people = (state: string) => {
  const database = new DatabaseSync(at(`${state}/${DATABASE}`), { readOnly: true })
  const rows = database.prepare('SELECT rowid, name FROM people').all()
  database.close()
  return rows
}

test('a backup of an open database restores rows, row numbers, objects and secrets', async () => {
  const before = people('state')
  const made = await backUp(at('state'), at('out/b.tgz'), NOW)
  open.exec("INSERT INTO people VALUES ('later')")
  expect(await restoreBackup(at('out/b.tgz'), at('new'))).toEqual(made)
  expect(people('new')).toEqual(before)
  expect(made.rows[DATABASE]).toEqual({ people: 2 })
  expect(readFileSync(at('new/v3/r2/files/blobs/a'), 'utf8')).toBe('blob')
  expect(readFileSync(at('new/jwt-secret'), 'utf8')).toBe('secret')
  expect(readFileSync(at('new/.migrations'), 'utf8')).toBe('digest')
  expect(statSync(at('new/jwt-secret')).mode & 0o777).toBe(0o600)
  expect(statSync(at('out/b.tgz')).mode & 0o777).toBe(0o600)
  expect(existsSync(at('new/v3/cache'))).toBe(false)
})

test('existing files are not overwritten', async () => {
  await backUp(at('state'), at('b.tgz'), NOW)
  await expect(backUp(at('state'), at('b.tgz'), NOW)).rejects.toThrow('exists already')
  await expect(restoreBackup(at('b.tgz'), at('state'))).rejects.toThrow('not empty')
  await expect(backUp(at('elsewhere'), at('c.tgz'), NOW)).rejects.toThrow('not the state folder')
})

test('a damaged backup leaves no state behind', async () => {
  await backUp(at('state'), at('b.tgz'), NOW)
  const bytes = readFileSync(at('b.tgz'))
  writeFileSync(at('cut.tgz'), bytes.subarray(0, bytes.length / 2))
  await expect(restoreBackup(at('cut.tgz'), at('new'))).rejects.toThrow('not a complete backup')
  expect(existsSync(at('new'))).toBe(false)
})

test('a file modified after the backup is found by its checksum', async () => {
  const { execFileSync } = await import('node:child_process')
  await backUp(at('state'), at('b.tgz'), NOW)
  mkdirSync(at('x'))
  execFileSync('tar', ['-xzf', at('b.tgz'), '-C', at('x')])
  appendFileSync(at('x/state/v3/r2/files/blobs/a'), '!')
  execFileSync('tar', ['-czf', at('b2.tgz'), '-C', at('x'), 'manifest.json', 'state'])
  await expect(restoreBackup(at('b2.tgz'), at('new'))).rejects.toThrow('damaged: v3/r2/files/blobs/a')
  expect(existsSync(at('new'))).toBe(false)
})
