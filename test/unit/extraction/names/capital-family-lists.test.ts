import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const namesOf = (...lines: string[]) =>
  extract(`<!doctype html><html lang="en"><body><h1>Editorial Board</h1><p>${lines.join('<br>')}</p></body></html>`, {
    url: 'https://www.elmjournal.example/board',
  })
    .findings.filter(({ type }) => type === 'names')
    .map(({ value }) => value)
const BOARD = [
  'Prof. David BETTLES, University of Elmstead, UK',
  'Dr. Pamela BURNHAM, Oak Vale University, USA',
  'Prof. Michael PARSLEY, Elm State University, USA',
  'Dr. Rachel MARLOW, University of Tollham, UK',
]
const KNOWN = ['David Bettles', 'Pamela Burnham', 'Michael Parsley', 'Rachel Marlow']

test.each([
  ['a code', 'Dr. Zemira AU, Elm Institute', 'Zemira Au'],
  ['a word', 'Prof. Quaxi BRAND, Elm Institute', 'Quaxi Brand'],
  ['a word behind two given names', 'Prof. Quax Leung MANS, Elm Institute', 'Quax Leung Mans'],
  ['short behind a hyphen', 'Prof. Quax-ling HO (Elm Institute)', 'Quax-ling Ho'],
])('a family name in capitals among others is one, though it is also %s', (_, line, name) =>
  expect(namesOf(...BOARD, line).toSorted()).toEqual([...KNOWN, name].toSorted()),
)

test('not without forms of address where the others have one, in fewer lines, or where most lines are nobody', () => {
  expect(namesOf(...BOARD, 'Elmstead USA, with branches')).toEqual(KNOWN)
  expect(namesOf(...BOARD.slice(0, 2), 'Prof. Quaxi BRAND, Elm Institute')).not.toContain('Quaxi Brand')
  const things = ['Elm OPEN', 'Oak SALE', 'Ash MEDIA', 'Yew PLAN', 'Fir TIME', 'Box NEWS', 'Bay TEAM', 'Sea VIEW']
  expect(namesOf(...BOARD.map((line) => line.replace(/^\w+\. /, '')), ...things)).toEqual(
    expect.not.arrayContaining(['Elm Open', 'Ash Media', 'Fir Time']),
  )
})

test('a country at the end of a line is nobody', () =>
  expect(namesOf(...BOARD, 'Dr. David JIANG, Elm Academy for Performing Arts, Hong Kong')).toEqual([
    ...KNOWN,
    'David Jiang',
  ]))
