import { expect, test } from 'vitest'
import { familyLast, invertedRuns } from '../../../../src/extraction/names/inverted-runs.ts'
import { readNameRuns } from '../../../../src/extraction/names/name-runs.ts'

test.each([
  ['Marlow, Jane', ['Jane Marlow']],
  ['Marlow, Jane Q.', ['Jane Q. Marlow']],
  ['Marlow, Jane; Roe, Peter', ['Jane Marlow', 'Peter Roe']],
  ['Prof. Dr. Marlow, Jane', ['Jane Marlow']],
  ['Marlow, Dr. Jane', ['Jane Marlow']],
  ['van den Berg, Piet', ['Piet van den Berg']],
  ['de la Cruz, Pilar (M.A.)', ['Pilar de la Cruz']],
  ['Hofmeier, Jan', ['Jan Hofmeier']],
  ['Berlin, Victoria', ['Victoria']],
  ['Zindi Marlow, Jane Roe', ['Zindi Marlow', 'Jane Roe']],
  ['Marlow, Jane and others', ['Marlow', 'Jane']],
])('%j reads %j', (text, values) => {
  expect(invertedRuns(text, 0, readNameRuns(text)).map(({ value }) => value)).toEqual(values)
})

test.each([
  ['Marlow Quaxley, María Laura', 'María Laura Marlow Quaxley', 'has up to five words'],
  ['Marlow, Jane Lecturer', 'Jane Marlow', 'ends with its element'],
  ['Zindi Marlow, Cathy Roe', 'Zindi Marlow', 'has no other words than given names after the comma'],
])('an inverted name that fills an element: %j reads %j, as it %s', (text, value) => {
  const runs = readNameRuns(text)
  const end = runs[1]!.end
  expect(invertedRuns(text, 0, runs, (from, to) => from === 0 && to === end)[0]!.value).toBe(value)
})

test.each([
  ['MARLOW Jane', 'Jane Marlow'],
  ['MARLOW-QUAX Marie-Odile', 'Marie-Odile Marlow-Quax'],
  ['EL MARLI Karim', 'Karim El Marli'],
  ['VAN DER MARL Piet', 'Piet Van Der Marl'],
  ['QUAXLEY LIND Pilar María', 'Pilar María Quaxley Lind'],
  ['THOMAS Jane', 'Jane Thomas'],
  ['Marlow Jane', 'Marlow Jane'],
  ['MARLOW JANE', 'Marlow Jane'],
  ['JANE Quaxley', 'Jane Quaxley'],
  ['Jane MARLOW', 'Jane Marlow'],
])('%j is %j', (text, value) => expect(familyLast(text, 0, readNameRuns(text).at(-1)!).value).toBe(value))
