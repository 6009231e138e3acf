import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const namesOf = (body: string, language: string) =>
  extract(`<html lang="${language}"><body>${body}</body></html>`, { url: 'https://www.elmclub.example/a' })
    .findings.filter(({ type }) => type === 'names')
    .map(({ value }) => value)

test.each([
  ['ms', '<h3>Quaxita Binti Rosmin</h3><p>Klik di sini</p>', 'Quaxita Binti Rosmin'],
  ['ms', '<h3>Ahmad Quaxlan Bin Md Rosli</h3><p>Klik di sini</p>', 'Ahmad Quaxlan Bin Md Rosli'],
  ['ms', '<h3>Quaxan a/l Muthrin</h3><p>Klik di sini</p>', 'Quaxan a/l Muthrin'],
])('who is called the child of somebody is a person: %s %s', (language, body, name) =>
  expect(namesOf(body, language)).toEqual([name]),
)

test('a bin for things is nobody', () =>
  expect(namesOf('<h3>Quaxley Bin Marlow</h3><p>Read more</p>', 'en')).toEqual([]))

test.each([
  ['en', '<h4>Rtn. V. Quaxamoorthy</h4><p>2015-16</p>', 'V. Quaxamoorthy'],
  ['en', '<h4>Rtn. PHF. T.K. Quaxan Prabhu</h4><p>2015-16</p>', 'T.K. Quaxan Prabhu'],
  ['ro', '<p>Președinte: Conf.univ.dr. Quaxescu Marin</p>', 'Quaxescu Marin'],
  ['ro', '<p>Invitat: Lect. univ. dr. Quaxescu Marin</p>', 'Quaxescu Marin'],
  ['hy', '<p>Տնօրեն՝ Արամ Քուաքսյան</p>', 'Արամ Քուաքսյան'],
  ['is', '<p>Ritarinn í vetur er Sigurður Quax Einarsson og hann sér um það.</p>', 'Sigurður Quax Einarsson'],
])('titles lead to a person: %s %s', (language, body, name) => expect(namesOf(body, language)).toEqual([name]))

test.each([
  ['pt', '<h1>Corpos Sociais</h1><p>Tesoureiro</p><p>Rui Costa Lopes</p>', ['Rui Costa Lopes']],
  [
    'ro',
    '<ul><li>Adunarea Generală;</li><li>Biroul Executiv.</li></ul><p>Președinte: Marin Ionescu</p>',
    ['Marin Ionescu'],
  ],
])('organs of an organisation are nobody: %s', (language, body, names) =>
  expect(namesOf(body, language)).toEqual(names),
)

test('a slogan behind a title is nobody', () =>
  expect(namesOf('<p>Former Coordinator, Elmira Rent-a-Boat</p>', 'en')).toEqual([]))

test('a name of six words is one person', () =>
  expect(namesOf('<p>Presidente</p><h3>Pedro Manuel Costa Quaxo Ribeiro Lopes</h3>', 'pt')).toEqual([
    'Pedro Manuel Costa Quaxo Ribeiro Lopes',
  ]))
