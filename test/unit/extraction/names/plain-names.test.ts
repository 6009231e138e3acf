import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const namesOf = (html: string, language = 'en') =>
  extract(`<!doctype html><html lang="${language}"><body>${html}</body></html>`, { url: 'https://elm.example/p' })
    .findings.filter(({ type }) => type === 'names')
    .map(({ value }) => value)

test.each([
  ['1997-98 Marilyn Quaxter<br>2003-04 Deborah Quaxley (PHF)', ['Marilyn Quaxter', 'Deborah Quaxley']],
  ['He leaves his garden, and daughters Gillian Quax and Susan Quaxter-Marl.', ['Gillian Quax', 'Susan Quaxter-Marl']],
  ['The voice of Natalia Quaxburg opens the film.', ['Natalia Quaxburg']],
  ['10h30 Corentin Quaxry (EHESS) : Muletiers', ['Corentin Quaxry']],
])('a name whose first word is nothing but a given name is a person: %s', (text, names) =>
  expect(namesOf(`<p>${text}</p>`)).toEqual(names),
)

test.each([
  ['a family name or a brand', 'The old Bentley Quaxage is parked in front.'],
  ['short', 'The sign Reg Quaxdac is on the label.'],
  ['before an abbreviation', 'We drive a Marilyn SS Quaxute in the races.'],
  ['within a longer name', 'The doctors of Klinik Marilyn Quaxter are there.'],
  ['of a longer name', 'Alight at the Marilyn Quaxter Junction stop.'],
  ['of many unknown words', 'The songs of Marilyn Quaxter Quaxley Quaxmar then.'],
  ['of somebody whom a thing is named after', 'The street is named after Marilyn Quaxter, they say.'],
  ['of long ago', 'The house was built for Marilyn Quaxter in 1820.'],
  ['of a team', 'They beat the Marilyn Quaxter, who came last.'],
  ['of a town in Vietnamese', 'Mở cửa ở gần Bình Quăn mỗi ngày.'],
])('not if it is that %s', (_, text) => expect(namesOf(`<p>${text}</p>`)).toEqual([]))

test('not in a menu', () =>
  expect(namesOf('<nav><a href="/a">Songs of Marilyn Quaxter, live</a><a href="/b">Home</a></nav>')).toEqual([]))

test.each([
  ['hu', 'Elmavári Kirendeltség', 'Kereskedelmi képviselő'],
  ['hu', 'Elmavári Részleg', 'Kereskedelmi képviselő'],
  ['hu', 'Pénzügyi Osztály', 'Könyvelő'],
  ['fi', 'Elmalan Toimisto', 'Myyntipäällikkö'],
  ['et', 'Elmala Osakond', 'Juhataja'],
  ['tr', 'Elmabahçe Şubesi', 'Müdür'],
])('in the language %s, a unit between a person and the title is no person: %s', (language, unit, title) =>
  expect(namesOf(`<p>Eszter Kovács</p><p>${unit}<br>${title}<br>eszter.kovacs@elm.example</p>`, language)).toEqual([
    'Eszter Kovács',
  ]),
)
