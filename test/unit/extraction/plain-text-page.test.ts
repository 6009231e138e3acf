import { expect, test } from 'vitest'
import { extractFromPage } from '../../../src/extraction/extract.ts'
import { parsePage } from '../../../src/extraction/parse-page.ts'
import { asMarkup } from '../../../src/extraction/plain-text-page.ts'

test('addresses in angle brackets are read from plain text', () => {
  const text = 'Maintainers:\n  Jane Hartley <jane@harbour-tools.co.uk>\n  R&D <lab@harbour-tools.co.uk>\n'
  const url = 'https://harbour-tools.co.uk/humans.txt'
  const { findings } = extractFromPage(parsePage(asMarkup(text, 'text/plain; charset=utf-8'), url), { url })
  expect(findings.filter(({ type }) => type === 'emails').map(({ value }) => value)).toEqual([
    'jane@harbour-tools.co.uk',
    'lab@harbour-tools.co.uk',
  ])
})

test.each([
  ['a page that its server calls plain text', '<!doctype html><p>x', 'text/plain'],
  ['a page', 'a <b>c', 'text/html'],
  ['what has no type', 'a <b>c', undefined],
])('%s stays as it is', (_, text, type) => expect(asMarkup(text, type)).toBe(text))
