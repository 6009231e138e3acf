import { expect, test } from 'vitest'
import { csvRowSpans } from '../../../src/lib/csv-row-spans.ts'

const rowsOf = (text: string) => csvRowSpans(text).map(([start, end]) => text.slice(start, end))

test.each([
  ['', []],
  ['a,b\n1,2\n', ['a,b\n', '1,2\n']],
  ['a,b\n1,2', ['a,b\n', '1,2']],
  ['a;"b\nc";d\ne', ['a;"b\nc";d\n', 'e']],
  ['a,"say ""hi""\nthere"\nb', ['a,"say ""hi""\nthere"\n', 'b']],
  ['5" pipe,x\ny', ['5" pipe,x\n', 'y']],
  ['a,"never closed\nb,c\nd', ['a,"never closed\n', 'b,c\n', 'd']],
])('%j has the rows %j', (text, rows) => {
  expect(rowsOf(text)).toEqual(rows)
  expect(rowsOf(text).join('')).toBe(text)
})

test('quotes that nothing closes cost each row no more than some lines', () => {
  const text = '"a\n'.repeat(50_000)
  expect(rowsOf(text)).toHaveLength(50_000)
})
