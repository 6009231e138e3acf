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
