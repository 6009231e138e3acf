import { expect, test } from 'vitest'
import type { Finding } from '../../../../src/extraction/finding.ts'
import { mergeNames } from '../../../../src/extraction/names/merge-names.ts'

const name = (value: string, confidence = 0.8, rest: Partial<Finding> = {}): Finding => ({
  type: 'names',
  value,
  normalized: value.toLowerCase(),
  confidence,
  method: 'text',
  snippet: value,
  start: null,
  end: null,
  ...rest,
})
const merged = (...findings: Finding[]) => mergeNames(findings).map(({ value }) => value)

test('one person is found once, with the confidence of the strongest mention', () => {
  const [finding, ...others] = mergeNames([name('Jane Roe', 0.6), name('Jane Roe', 0.96, { method: 'json-ld' })])
  expect(others).toEqual([])
  expect(finding).toMatchObject({ confidence: 0.96, method: 'json-ld' })
})

test('details of all mentions are combined', () => {
  const [finding] = mergeNames([
    name('Jane Roe', 0.96, { detail: { entity: 3 } }),
    name('Jane Roe', 0.6, { start: 5, end: 13, detail: { jobTitle: 'Director' } }),
  ])
  expect(finding).toMatchObject({ start: 5, end: 13, detail: { entity: 3, jobTitle: 'Director' } })
})

test('a full name replaces its short form', () => {
  expect(merged(name('J. Roe'), name('Jane Roe'))).toEqual(['Jane Roe'])
  expect(merged(name('Jane Roe'), name('Jane M. Roe'))).toEqual(['Jane M. Roe'])
})

test('a much less certain longer form is dropped', () => {
  expect(merged(name('Jane Roe', 0.96), name('Jane Marlow Roe', 0.6))).toEqual(['Jane Roe'])
})

test('people of one family stay separate', () => {
  expect(merged(name('Jane Roe'), name('John Roe'), name('K. Roe'))).toEqual(['Jane Roe', 'John Roe', 'K. Roe'])
})

test('relatives whose names end alike stay apart if each has a card with a title', () => {
  const card = (jobTitle: string): Partial<Finding> => ({ method: 'card', detail: { jobTitle } })
  expect(merged(name('Robin Roe', 0.8, card('President')), name('Jane Robin Roe', 0.8, card('Treasurer')))).toEqual([
    'Robin Roe',
    'Jane Robin Roe',
  ])
  expect(merged(name('Robin Roe', 0.8, card('President')), name('Jane Robin Roe'))).toEqual(['Jane Robin Roe'])
  expect(merged(name('Jane Roe', 0.8, card('President')), name('Q. Jane Roe', 0.8, card('Owner')))).toEqual([
    'Q. Jane Roe',
  ])
})

test('two words that markup separates without a space are two, as elsewhere on the page', () => {
  expect(merged(name('Jane Marlowquaxley', 0.9), name('Jane Marlow Quaxley'))).toEqual(['Jane Marlow Quaxley'])
  expect(merged(name('Anna Lee'), name('Ann Alee'))).toEqual(['Anna Lee', 'Ann Alee'])
})
