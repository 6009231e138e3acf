import { describe, expect, test } from 'vitest'
import {
  firmFormWords,
  formStrength,
  formsOfCountries,
  isFirmForm,
  isFormWord,
  shortenedFormWords,
} from '../../../src/extraction/form-words.ts'
import { isEntityHead } from '../../../src/extraction/names/vocabulary.ts'

describe('a single word is a legal form according to the table', () => {
  test.each([
    ['GmbH', 'sure'],
    ['gmbh', 'sure'],
    ['ltd.', 'sure'],
    ['LIMITED', 'sure'],
    ['S.p.A.', 'sure'],
    ['e.V.', 'sure'],
    ['EV', null],
    ['A/S', 'sure'],
    // Listed by several countries: classified by its most certain meaning.
    ['S.A.', 'sure'],
    ['AG', 'known'],
    ['eG', 'known'],
    ['EG', 'known'],
    ['Ag', null],
    ['sa', null],
    ['PC', 'ambiguous'],
    ['Co.', 'ambiguous'],
    ['Pc', null],
    ['Haus', null],
  ])('%s: %s', (word, strength) => expect(formStrength(word)).toBe(strength))
})

test.each([
  ['Ltd', true],
  ['SE', true],
  ['ME', false],
])('%s where a company or a person can be is a form: %s', (word, isForm) => expect(isFirmForm(word)).toBe(isForm))

test.each([
  ['scop', true],
  ['srl', true],
  ['ou', true],
  ['sapa', false],
  ['marlow', false],
])('%s, folded, is a form: %s', (word, isForm) => expect(isFormWord(word)).toBe(isForm))

test('the forms of a country are those of its groups, in the requested lists', () => {
  expect(formsOfCountries('DK', ['forms', 'ambiguous'])).toEqual(
    expect.arrayContaining(['A/S', 'ApS', 'Aktieselskab', 'IVS']),
  )
  expect(formsOfCountries('NO', ['known'])).toEqual(['ASA', 'AS'])
})

test('abbreviated words are only those with a full stop at the end', () => {
  const words = shortenedFormWords()
  expect(words).toEqual(expect.arrayContaining(['inc', 'ltd', 'sti', 'est', 'kft']))
  expect(words).not.toContain('srl')
})

test('a form excludes names ending with it from people, unless it is another word as well', () => {
  expect(
    firmFormWords()
      .filter((word) => !isEntityHead(word))
      .sort(),
  ).toEqual('asa bsc eg eu ou sac sal se slp'.split(' '))
})
