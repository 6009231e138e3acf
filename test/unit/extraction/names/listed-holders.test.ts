import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const peopleIn = (body: string) =>
  extract(`<main>${body}</main>`, { url: 'https://www.elmvale.example/' })
    .findings.filter(({ type }) => type === 'names')
    .map(({ value }) => value)

test.each([
  ['Our parish thanks our deacons Jane Miller and Bob Lind for the work.', ['Jane Miller', 'Bob Lind']],
  ['We have two deacons serving this parish, Jane Miller and Bob Lind.', ['Jane Miller', 'Bob Lind']],
  ["They serve under the Co-Pastor's Larry Quax, Jr. and Daniel Quax. All", ['Larry Quax, Jr.', 'Daniel Quax']],
  ['Nuestra asociación tiene dos vocales, Ana Pérez y Luis Gómez.', ['Ana Pérez', 'Luis Gómez']],
  ['Our stores, Graham Norman and Laura Ashley, open at nine.', []],
])('a plural title names a list of people: %s', (text, people) => expect(peopleIn(`<p>${text}</p>`)).toEqual(people))

test('father and son of one name are two people', () => {
  const body = '<p>Pastor Larry L. Quax, Sr.</p><p>Pastor Larry Quax, Jr.</p>'
  expect(peopleIn(body)).toEqual(['Larry L. Quax, Sr.', 'Larry Quax, Jr.'])
})
