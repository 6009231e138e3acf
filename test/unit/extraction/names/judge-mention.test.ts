import { expect, test } from 'vitest'
import { judgeMention } from '../../../../src/extraction/names/judge-mention.ts'

/** Splits a line at the name in brackets. */
const mentionIn = (line: string) => {
  const [before, rest] = line.split('[') as [string, string]
  return judgeMention(before, rest.slice(rest.indexOf(']') + 1))
}

test.each([
  ['Contact person: [Jane Roe]', 1, 'label', null],
  ['Geschäftsführerin: Dipl.-Ing. (FH) [Jane Roe], Berlin', 1, 'label', 'Geschäftsführerin'],
  ['CEO [Jane Roe]', 1, 'label', 'CEO'],
  ['[Jane Roe], Head of Sales, Acme', 1, 'text', 'Head of Sales'],
  ['[Jane Roe] – Prokuristin', 1, 'text', 'Prokuristin'],
  ['[Jane Roe] is the managing director of Acme.', 1, 'text', 'managing director'],
  ['Frau Dr. med. dent. [Jane Roe]', 1, 'text', null],
  ['[Jane Roe], PhD, CPA', 2, 'text', null],
  ['Written by [Jane Roe]', 1, 'author', null],
  ['12/04/2021, publié par [Jane Roe]', 1, 'author', null],
  ['Por [Jane Roe] | 03/05/2022', 2, 'author', null],
  ['Please ask for [Jane Roe] at the desk', 2, 'label', null],
  ['Gewänder und Noten: [Jane Roe]', 2, 'label', null],
  ['“It works,” said [Jane Roe] on Monday', 3, 'text', null],
  ['We met [Jane Roe] in a park', 4, 'text', null],
])('%s', (line, needs, method, jobTitle) => {
  expect(mentionIn(line)).toMatchObject({ isSomethingElse: false, needs, method, jobTitle })
})

test.each([
  'Rue [Jean Roe], Paris',
  'ul. [Jana Roe] 5',
  '[Jane Roe] Foundation',
  '[Jane Roe] & Sons',
  '[Jane Roe] 12, 10115 Berlin',
  'Website by [Jane Roe]',
  'Webdesign: [Jane Roe]',
])('%s names something else than a person', (line) => {
  expect(mentionIn(line).isSomethingElse).toBe(true)
})

test('a name with a phone number or an age beside it has no house number', () => {
  expect(mentionIn('[Jane Roe] 0412 345 678').isSomethingElse).toBe(false)
  expect(mentionIn('[Jane Roe], 45 years old').isSomethingElse).toBe(false)
})

test('bullets, numbers and honorifics leave a name alone on its line', () => {
  expect(mentionIn('• Dr. [Jane Roe]').isAlone).toBe(true)
  expect(mentionIn('2. [Jane Roe], MD').isAlone).toBe(true)
  expect(mentionIn('[Jane Roe] and others').isAlone).toBe(false)
})
