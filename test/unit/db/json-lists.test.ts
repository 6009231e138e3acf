import { expect, test } from 'vitest'
import { jsonLists } from '../../../src/db/json-lists.ts'

test('no rows make no list', () => expect(jsonLists([])).toEqual([]))

test('rows that fit make one list', () => {
  expect(jsonLists([{ a: 1 }, { b: '"x"' }])).toEqual(['[{"a":1},{"b":"\\"x\\""}]'])
})

test('rows beyond the size of a parameter are split without loss, in order', () => {
  const rows = Array.from({ length: 5_000 }, (_, n) => ({ n, text: '値'.repeat(300) }))
  const lists = jsonLists(rows)
  expect(lists.length).toBeGreaterThan(1)
  for (const list of lists) expect(Buffer.byteLength(list)).toBeLessThan(2_000_000)
  expect(lists.flatMap((list) => JSON.parse(list))).toEqual(rows)
})

test('an oversized row is alone in its list', () => {
  const large = { text: 'x'.repeat(600_000) }
  expect(jsonLists([{ a: 1 }, large, { b: 2 }])).toHaveLength(3)
})
