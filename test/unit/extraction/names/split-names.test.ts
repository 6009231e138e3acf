import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const namesOf = (table: string, language = 'en') =>
  extract(`<!doctype html><html lang="${language}"><body><table>${table}</table></body></html>`, {
    url: 'https://marlow.example/people',
  })
    .findings.filter(({ type }) => type === 'names')
    .map(({ value }) => value)
    .sort()

test.each([
  [
    '<tr><th>First name</th><th>Last name</th><th>Phone</th></tr>' +
      '<tr><td>Jane</td><td>Quaxley</td><td>x12</td></tr><tr><td>Obidike</td><td>van der Marl</td><td>x13</td></tr>',
    ['Jane Quaxley', 'Obidike van der Marl'],
  ],
  [
    '<tr><th>Name<th>Vorname<th>Raum<tr><td>QUAXLEY<td>Jürgen<td>2.12<tr><td>Marlow-Lind<td>Anke<td>',
    ['Anke Marlow-Lind', 'Jürgen Quaxley'],
  ],
  [
    '<tr><td>Nº<td>Apellidos<td>Nombre<tr><td>1<td>Quaxley Lind<td>Pilar<tr><td>2<td>Marlow<td>José María',
    ['José María Marlow', 'Pilar Quaxley Lind'],
  ],
  ['<tr><th>Name<th>Surname<th>Rank<tr><td>Total<td>12<td>3<tr><td>Open<td>closed<td>1', []],
  ['<tr><th>First name<th>Last name<th>Phone<tr><td>Please enter<td>Required<td>x', []],
])('%s contains %j', (table, names) => expect(namesOf(table)).toEqual(names))

test("a row includes the person's role", () => {
  const { findings } = extract(
    '<table><tr><th>Nom<th>Prénom<th>Fonction<tr><td>QUAXLEY<td>Hélène<td>Comptable</table>',
    { url: 'https://marlow.example/' },
  )
  expect(findings).toMatchObject([{ value: 'Hélène Quaxley', detail: { jobTitle: 'Comptable' } }])
})

test('a column of full names may have both parts in its heading', () => {
  const rows = '<tr><td>QUAXLEY Nicolas<td>MCF<tr><td>EL MARLI Karim<td>PR<tr><td>LIND Marie-Odile<td>MCF'
  expect(namesOf(`<tr><th>Nom Prénom<th>Corps<th>Tél.${rows}`, 'fr')).toEqual([
    'Karim El Marli',
    'Marie-Odile Lind',
    'Nicolas Quaxley',
  ])
})

const cells = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => `<tr>${row.map((cell) => `<td><p>${cell}</p></td>`).join('')}</tr>`).join('')

test.each([
  [
    'family names first',
    [
      ['Quaxley', 'Jane', 'University of Elm'],
      ['Marlow Lind', 'Peter Paul', 'Hull College'],
      ['Zindi', 'Hélène', 'Elm Institute'],
      ['Daxon', 'Obidike', 'Hull College'],
    ],
    ['Hélène Zindi', 'Jane Quaxley', 'Obidike Daxon', 'Peter Paul Marlow Lind'],
  ],
  [
    'given names first',
    [
      ['Jane', 'Quaxley'],
      ['Peter', 'Zindi'],
      ['Helen', 'Daxon'],
    ],
    ['Helen Daxon', 'Jane Quaxley', 'Peter Zindi'],
  ],
])('a table without headings has %s', (_, rows, names) => expect(namesOf(cells(rows))).toEqual(names))

test.each([
  [
    'given names in both columns',
    [
      ['Jane', 'Peter'],
      ['Helen', 'Paul'],
      ['Anna', 'Robert'],
    ],
  ],
  [
    'towns beside names',
    [
      ['London', 'Jane'],
      ['Berlin', 'Peter'],
      ['Paris', 'Helen'],
    ],
  ],
  [
    'two rows',
    [
      ['Quaxley', 'Jane'],
      ['Zindi', 'Peter'],
    ],
  ],
])('a table without headings is not of people: %s', (_, rows) => expect(namesOf(cells(rows))).toEqual([]))
