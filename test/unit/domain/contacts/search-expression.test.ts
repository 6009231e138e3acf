import { expect, test } from 'vitest'
import type { ContactFilter } from '../../../../src/contracts/contacts/contact-filter.ts'
import { classMark, reachesOf, searchExpressions } from '../../../../src/domain/contacts/search-expression.ts'
import { numberedId } from '../../../../src/lib/numbered-id.ts'

const M = '\uE000'

test.each<[ContactFilter, string[] | null]>([
  [{}, []],
  [{ kind: 'person' }, []],
  [{ search: 'ada byron' }, ['"ada" AND "byron"']],
  [{ title: 'head of sales' }, ['title : ("head of sales")']],
  [{ search: '   ' }, null],
  [{ title: '\u0000', search: 'ada' }, null],
  [{ has: 'email' }, []],
  [{ has: 'likely' }, [`("${M}h4" OR "${M}h6")`]],
  [{ email_check: 'deliverable', country: 'DE' }, [`("${M}c0")`, `("${M}DE")`]],
  [{ email_check: 'unchecked' }, [`("${M}c4")`]],
  [{ source_type: 'manual' }, [`("${M}s4" OR "${M}s5" OR "${M}s6" OR "${M}s7")`]],
])('%j becomes the index query %j', (filter, expressions) => expect(searchExpressions(filter)).toEqual(expressions))

test('a label is two characters that cannot be typed, unique per account', () => {
  const marks = [1, 2, 2 ** 14, 2 ** 28 * 3 + 1].map(
    (label) => searchExpressions({ label_id: numberedId(label, 0) })![0]!.match(/\uE000(.+)"/u)![1]!,
  )
  for (const mark of marks) expect(mark).toMatch(/^\p{Co}{2}$/u)
  // Numbers of two accounts may be equal: each account has its own range of the index.
  expect(marks[3]).toBe(marks[0])
  expect(new Set(marks).size).toBe(3)
})

test('a reachability class is searched by kind, or for both kinds', () => {
  expect(classMark('person', 3)).toBe(`("${M}p3")`)
  expect(classMark(undefined, 0)).toBe(`("${M}p0" OR "${M}o0")`)
  expect(reachesOf({ has: 'neither' })).toEqual([0])
})
