import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import MagicString from 'magic-string'
import { beforeAll, expect, test } from 'vitest'
import { rewriteBundle } from '../../../scripts/local/rewrite-bundle.ts'

const SOURCE = `export const isRoad = (text) => /^(?:улица|ștraße|通り|[😀-😎])$/u.test(text)
export const fail = () => { throw new Error('nowhere – near 通り') }
`
const file = join(mkdtempSync(join(tmpdir(), 'rewrite-bundle-')), 'bundle.mjs')

beforeAll(async () => {
  const bundle = new MagicString(SOURCE).replaceAll('\n', ';')
  writeFileSync(file, bundle.toString())
  writeFileSync(`${file}.map`, bundle.generateMap({ source: 'roads.ts', hires: true }).toString())
  await rewriteBundle(file)
})

test('an escaped bundle contains only ASCII and behaves the same', async () => {
  expect(readFileSync(file, 'utf8')).toMatch(/^[\0-\x7f]*$/)
  const { isRoad, fail } = await import(pathToFileURL(file).href)
  expect(['улица', 'ștraße', '通り', '😃', 'x'].map(isRoad)).toEqual([true, true, true, true, false])
  expect(fail).toThrow('nowhere – near 通り')
})

test('only the engine’s patterns are limited to the Basic Multilingual Plane', async () => {
  const source = 'export const isLetter = (text) => /^\\p{L}(?:ß|\\p{L})$/u.test(text)'
  const areLetters: boolean[] = []
  for (const from of ['../../src/extraction/letters.ts', '../../node_modules/letters/src/extraction/letters.ts']) {
    const letters = join(dirname(file), `letters-${areLetters.length}.mjs`)
    writeFileSync(letters, source)
    writeFileSync(`${letters}.map`, new MagicString(source).generateMap({ source: from, hires: true }).toString())
    await rewriteBundle(letters)
    const { isLetter } = await import(pathToFileURL(letters).href)
    expect(isLetter('äß')).toBe(true)
    areLetters.push(isLetter('𐐷𐐷'))
  }
  expect(areLetters).toEqual([false, true])
})

test('its source map still refers to the sources', () => {
  const code = readFileSync(file, 'utf8')
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
  const entry = map.findEntry(0, code.indexOf('throw'))
  expect(entry).toMatchObject({ originalSource: 'roads.ts', originalLine: 1 })
  expect('originalColumn' in entry && entry.originalColumn).toBe(SOURCE.split('\n')[1]!.indexOf('throw'))
})
