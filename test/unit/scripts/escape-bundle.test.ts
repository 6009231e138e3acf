import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import MagicString from 'magic-string'
import { beforeAll, expect, test } from 'vitest'
import { escapeBundle } from '../../../scripts/local/escape-bundle.ts'

const SOURCE = `export const isRoad = (text) => /^(?:улица|ștraße|通り|[😀-😎])$/u.test(text)
export const fail = () => { throw new Error('nowhere – near 通り') }
`
const file = join(mkdtempSync(join(tmpdir(), 'escape-bundle-')), 'bundle.mjs')

beforeAll(async () => {
  const bundle = new MagicString(SOURCE).replaceAll('\n', ';')
  writeFileSync(file, bundle.toString())
  writeFileSync(`${file}.map`, bundle.generateMap({ source: 'roads.ts', hires: true }).toString())
  await escapeBundle(file)
})

test('an escaped bundle contains only ASCII and behaves the same', async () => {
  expect(readFileSync(file, 'utf8')).toMatch(/^[\0-\x7f]*$/)
  const { isRoad, fail } = await import(pathToFileURL(file).href)
  expect(['улица', 'ștraße', '通り', '😃', 'x'].map(isRoad)).toEqual([true, true, true, true, false])
  expect(fail).toThrow('nowhere – near 通り')
})

test('its source map still refers to the sources', () => {
  const code = readFileSync(file, 'utf8')
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
  const entry = map.findEntry(0, code.indexOf('throw'))
  expect(entry).toMatchObject({ originalSource: 'roads.ts', originalLine: 1 })
  expect('originalColumn' in entry && entry.originalColumn).toBe(SOURCE.split('\n')[1]!.indexOf('throw'))
})
