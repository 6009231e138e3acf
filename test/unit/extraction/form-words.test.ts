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

describe('one word is a legal form by the rules of the table', () => {
  test.each([
    ['GmbH', 'sure'],
    ['gmbh', 'sure'],
    ['ltd.', 'sure'],
    ['LIMITED', 'sure'],
    ['S.p.A.', 'sure'],
    ['e.V.', 'sure'],
    ['EV', null],
    ['A/S', 'sure'],
    // Where several countries list it, by what it is most surely.
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
])('%s where a firm or a person can stand is a form: %s', (word, isForm) => expect(isFirmForm(word)).toBe(isForm))

test.each([
  ['scop', true],
  ['srl', true],
  ['ou', true],
  ['sapa', false],
  ['marlow', false],
])('%s, folded, is a form: %s', (word, isForm) => expect(isFormWord(word)).toBe(isForm))

test('forms of a country are those of its groups, in the lists that were asked for', () => {
  expect(formsOfCountries('DK', ['forms', 'ambiguous'])).toEqual(
    expect.arrayContaining(['A/S', 'ApS', 'Aktieselskab', 'IVS']),
  )
  expect(formsOfCountries('NO', ['known'])).toEqual(['ASA', 'AS'])
})

test('words that forms cut short are those with a full stop at their end alone', () => {
  const words = shortenedFormWords()
  expect(words).toEqual(expect.arrayContaining(['inc', 'ltd', 'sti', 'est', 'kft']))
  expect(words).not.toContain('srl')
})

test('a form makes no person of a name that ends with it, unless it is another word', () => {
  expect(
    firmFormWords()
      .filter((word) => !isEntityHead(word))
      .sort(),
  ).toEqual('asa bsc eg eu ou sac sal se slp'.split(' '))
})
