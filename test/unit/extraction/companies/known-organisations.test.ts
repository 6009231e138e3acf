import { expect, test } from 'vitest'
import { companiesIn } from '../../../support/companies-in.ts'

test.each([
  [
    'She has spoken at the OECD, the World Economic Forum and the United Nations.',
    ['OECD', 'United Nations', 'World Economic Forum'],
  ],
  ['Jane Roe (KU Leuven), Peter Lind, MIT', ['KU Leuven', 'MIT']],
  ['<br>NASA<br>', ['NASA']],
])('an institution that is known by its name is found: %s', (text, names) => {
  expect(companiesIn('en', `<p>${text}</p>`).toSorted()).toEqual(names)
})

test.each([
  'WHO WE ARE',
  'It comes with the MIT License or the MIT license.',
  'Write to jane@nasa.example or visit www.MIT.example.',
  'Cables according to IEEE 1284.',
  'Jane Roe, New York Times bestselling author',
  'A Tollham NASA Club-NASA',
])('a word in capitals, a part of a name or a standard is not an institution: %s', (text) => {
  expect(companiesIn('en', `<p>${text}</p>`)).toEqual([])
})
