import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { placeProgram } from '../../../scripts/local/provide-browser.ts'

const folder = mkdtempSync(join(tmpdir(), 'contactory-place-'))
const file = join(folder, 'bin/program')

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a program that is starting reads the whole old script, and later ones the whole new script', () => {
  placeProgram(file, 'old')
  const starting = openSync(file, 'r')
  placeProgram(file, 'new')
  expect(readFileSync(starting, 'utf8')).toBe('old')
  closeSync(starting)
  expect(readFileSync(file, 'utf8')).toBe('new')
  expect(readdirSync(dirname(file))).toEqual(['program'])
  expect(statSync(file).mode & 0o111).toBe(0o111)
})

test('a program that has this content already is left alone', () => {
  placeProgram(file, 'same')
  const before = statSync(file)
  placeProgram(file, 'same')
  expect(statSync(file)).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs })
})
