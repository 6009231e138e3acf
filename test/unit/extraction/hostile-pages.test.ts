import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { findEmails } from '../../../src/extraction/emails.ts'
import { extractFromPage } from '../../../src/extraction/extract.ts'
import { readLinks } from '../../../src/extraction/links.ts'
import { parsePage } from '../../../src/extraction/parse-page.ts'
import { readEntities } from '../../../src/extraction/structured-data.ts'
import { allowedMs, cpuMs } from '../../support/cpu-ms.ts'
import { shareOf } from '../../support/share-of-run.ts'

const FIXTURES = join(import.meta.dirname, '../../fixtures/extraction')

const read = (html: string) => {
  const page = parsePage(html, 'https://site.test/')
  const entities = readEntities(page)
  return { page, entities, emails: findEmails(page, entities), ...readLinks(page) }
}

const pages = globSync('**/page.html', { cwd: FIXTURES })
  .sort()
  .map((path) => readFileSync(join(FIXTURES, path), 'utf8'))

/** Mulberry32: the same sequence for the same seed. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const PIECES = [
  '<',
  '>',
  '"',
  "'",
  '&',
  '@',
  '\\',
  '<!--',
  '<script>',
  '</script>',
  '<![CDATA[',
  '{',
  '[',
  '%',
  '\u0000',
  '\ud800',
  '＠',
  ' (at) ',
  '<div itemscope itemprop=a>',
  '<a href="',
]

test('damaged pages never make the engine throw, and offsets stay within the text', () => {
  const next = random(20240501)
  const upTo = (limit: number) => Math.floor(next() * limit)
  for (let round = 0; round < 200; round++) {
    let html = pages[round % pages.length]!
    for (let change = upTo(6); change >= 0; change--) {
      const at = upTo(html.length)
      const piece = PIECES[upTo(PIECES.length)]!
      html = next() < 0.2 ? html.slice(0, at) : html.slice(0, at) + piece + html.slice(at + upTo(12))
    }
    const { page, entities } = read(html)
    const { findings } = extractFromPage(page, { url: page.url })
    for (const { start, end } of [...page.elements, ...entities, ...findings]) {
      if (start === null || end === null) continue
      expect(start).toBeGreaterThanOrEqual(0)
      expect(end).toBeGreaterThanOrEqual(start)
      expect(end).toBeLessThanOrEqual(page.text.length)
    }
  }
})

/** A run tries one in this many texts. */
const TEXTS_EVERY = 3

describe('the time for a page grows linearly with its length', () => {
  const repeated = (piece: string) => (count: number) => piece.repeat(count)
  const texts: [string, (count: number) => string][] = [
    ['at signs', repeated('a@')],
    ['addresses', (count) => Array.from({ length: count }, (_, at) => `u${at}@site${at}.com `).join('')],
    ['one address again and again', repeated('john@acmeworks.com ')],
    ['spelled-out addresses', repeated('ann [at] acmeworks [dot] com, ')],
    ['prose with "at"', repeated('look at the dot at a dot at us at noon ')],
    ['open brackets', repeated('([{<(at')],
    ['spaces and dots', repeated(' . . at . ')],
    ['nested elements', repeated('<b>a@b.com')],
    ['nested blocks', repeated('<div>')],
    ['unclosed inline elements', repeated('<p><b><i>x')],
    ['nested items', repeated('<div itemscope itemprop=a>x')],
    [
      'items that borrow one another',
      (count) =>
        Array.from(
          { length: count },
          (_, at) => `<div itemscope id=i${at} itemref="i${at + 1} i0"><b itemprop=x>y</b></div>`,
        ).join(''),
    ],
    ['nested cards', repeated('<div class="vcard p-org h-card tel"><i class=value>1</i>')],
    ['JSON-LD without end', (count) => `<script type="application/ld+json">${'{"a":['.repeat(count)}`],
    [
      'references between nodes',
      (count) =>
        `<script type="application/ld+json">[${Array.from({ length: count }, (_, at) => `{"@id":"${at}","knows":[{"@id":"${at + 1}"},{"@id":"0"}]}`).join(',')}]</script>`,
    ],
    ['script strings', (count) => `<script>${`var a="mailto:"+b;'@`.repeat(count)}</script>`],
    ['event handlers', repeated(`<b onclick="mail('a'+'b','c@'">x</b>`)],
    ['data attributes', repeated('<b data-a="YWFhYWFhYWFhYWFh" data-user=a data-host=b.com>x</b>')],
    ['links', repeated('<a href="/x?y=1&z">x</a>')],
    ['refreshes', repeated('<meta http-equiv=refresh content="0            ;">')],
    ['one long word', repeated('abcdefghij.')],
    ['one long line of wide letters', repeated('ａ．＠')],
  ]
  test.each(shareOf(texts, TEXTS_EVERY, inject('turn')))('%s', (_, build) => expectLinear(build, 40_000, read))

  // Phones, names, addresses and companies, too.
  const ofFields = [
    'Street 5, ',
    'Unit 4, ',
    '10115 Berlin ',
    'Acme GmbH & Co. ',
    'Ada Lovelace, ',
    'an essay by Ada Lovelace, ',
    '” – Ada Lovelace, Echo ',
    'Grande Rue 12, 38160 Elm, ',
    '+44 20 ',
    '<dt>Tel</dt><dd>5</dd>',
  ]
  test.each(shareOf(ofFields, TEXTS_EVERY, inject('turn')))('%s again and again', (piece) => {
    expectLinear(repeated(piece), 15_000, (html) => {
      const page = parsePage(html, 'https://site.test/')
      extractFromPage(page, { url: page.url })
    })
  })
})

/** Processor time too short to show how it grows. */
const NEGLIGIBLE_MS = 400

function expectLinear(build: (count: number) => string, smallLength: number, readWith: (html: string) => void): void {
  const timed = (html: string) => {
    const from = cpuMs()
    readWith(html)
    return cpuMs() - from
  }
  const count = Math.ceil(smallLength / (build(1_000).length / 1_000))
  // A longer text that takes almost no time needs no comparison.
  const first = timed(build(count * 8))
  if (first < NEGLIGIBLE_MS) return
  timed(build(count))
  // Nor does one far from the limit.
  if (first < timed(build(count)) * 16) return
  const small = Math.min(timed(build(count)), timed(build(count)))
  const large = Math.min(timed(build(count * 8)), timed(build(count * 8)))
  // Quadratic time would be 64 times as much.
  expect(large).toBeLessThan(Math.max(small * 32, allowedMs(NEGLIGIBLE_MS)))
}
