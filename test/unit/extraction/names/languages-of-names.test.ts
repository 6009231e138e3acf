import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const article = (text: string, language: string) =>
  `<html lang="${language}"><head><meta property="og:type" content="article"><title>1</title></head><body><p>${text}</p></body></html>`
const page = (text: string, language: string) => `<html lang="${language}"><body><p>${text}</p></body></html>`
const namesOf = (html: string) =>
  extract(html, { url: 'https://www.elmpost.example/a' })
    .findings.filter(({ type }) => type === 'names')
    .map(({ value }) => value)

test.each([
  [
    'a wife called by her husband’s name is a person',
    'hu',
    'Tegnap este a völgyben élő Kovács Jánosné kapta a díjat.',
    'Kovács Jánosné',
  ],
  [
    'an unknown family name may come first',
    'hu',
    'Tegnap este a völgyben élő Quaxos Péter kapta a díjat.',
    'Quaxos Péter',
  ],
  ['an age is no house number', 'hu', 'A falu gyászol, mert KOVÁCS GYÖRGY 85 éves korában elhunyt.', 'Kovács György'],
  ['a dash leads to a name', 'fr', 'VIDÉO – Hélène Perrin dévoile enfin le nom de son village', 'Hélène Perrin'],
])('in an article, %s (%s)', (_, language, text, name) => expect(namesOf(article(text, language))).toEqual([name]))

test.each([
  ['ca', 'Presidenta: Begoña Quaxell i Tollà. Tresorer: Jordi Roca i Anna Puig.', 'Begoña Quaxell i Tollà'],
  ['es', 'Director: José Ortega y Serrano. Secretaria: Ana Gómez y Luis Romero.', 'José Ortega y Serrano'],
  ['pt', 'Presidente: José Costa e Silva. Tesoureira: Ana Lima e João Reis.', 'José Costa e Silva'],
])('a word joins two family names, and the last two people of a list: %s', (language, text, name) => {
  const names = namesOf(page(text, language))
  expect(names).toContain(name)
  expect(names).toHaveLength(3)
})

test.each([['pl', 'Prezes: Jan Kowalski i Nowak', 'Jan Kowalski']])(
  'but not where the word only lists people: %s',
  (language, text, name) => expect(namesOf(page(text, language))).toEqual([name]),
)

test.each([['tr', 'Müdür: Ahmet Yılmaz’ın', 'Ahmet Yılmaz']])(
  'the ending that a sentence adds is no part of the name: %s %s',
  (language, text, name) => expect(namesOf(page(text, language))).toEqual([name]),
)

test('the possessive of other languages keeps apostrophes within names', () =>
  expect(namesOf(page('Director: Nasir El-Rufa’i', 'en'))).toEqual(['Nasir El-Rufa’i']))

test('an advocate’s title is an avenue in other languages', () => {
  expect(namesOf(page('Av. Ayşe Kaya', 'tr'))).toEqual(['Ayşe Kaya'])
  expect(namesOf(page('Av. Ayşe Kaya', 'es'))).toEqual([])
})

test.each([
  ['hu', 'Meghívott: Dr. KOVÁCS JÁNOS Elmfalu', 'Kovács János'],
  ['vi', 'Trước đó ông Trần Quaxo Lâm đã nói', 'Trần Quaxo Lâm'],
  ['nl', 'Voor vragen belt u mevrouw A de Vries', 'A de Vries'],
  ['nl', 'Secretaris: Piet v/d Berg', 'Piet v/d Berg'],
  ['nl', 'Penningmeester: Mevr. A. v. d. Meer', 'A. v. d. Meer'],
  ['id', 'Dikepalai oleh Heni Quaxita, S.Tr.Keb. Beliau tinggal di sini', 'Heni Quaxita'],
  ['en', 'Cllr MR Quaxley', 'MR Quaxley'],
])('forms of address and degrees in %s: %s', (language, text, name) =>
  expect(namesOf(page(text, language))).toEqual([name]),
)

test('two titles are no initials', () => expect(namesOf(page('Prof. DR Jane Marlow', 'en'))).toEqual(['Jane Marlow']))

test.each([
  ['zh', 'Yanlin Wang(王艳林) 主页', ['Yanlin Wang', '王艳林']],
  ['zh', '王艳林（Yanlin Wang）主页', ['Yanlin Wang']],
])('a name in both scripts is a person: %s %s', (language, text, names) =>
  expect(namesOf(page(text, language))).toEqual(expect.arrayContaining(names)),
)
