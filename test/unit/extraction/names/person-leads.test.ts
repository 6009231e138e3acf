import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const namesOf = (body: string, language: string) =>
  extract(`<html lang="${language}"><body>${body}</body></html>`, { url: 'https://www.elmclub.example/a' })
    .findings.filter(({ type }) => type === 'names')
    .map(({ value }) => value)

test.each([
  ['en', '<p>The new record was mixed by Helen Larkin at a studio in Hull last winter.</p>', 'Helen Larkin'],
  ['en', '<p>The catalogue, with an essay by Helen Larkin, is out in May.</p>', 'Helen Larkin'],
  ['en', '<p>All of our hives are built by Peter Larkin in his shed.</p>', 'Peter Larkin'],
  ['en', '<p>The choir sang under the baton of Helen Larkin last night.</p>', 'Helen Larkin'],
  ['en', '<p>Photos by Helen Larkin.</p>', 'Helen Larkin'],
  ['fr', '<p>Le chœur chante sous la direction de Pascal Moreau ce soir.</p>', 'Pascal Moreau'],
  ['da', '<p>Koret sang under ledelse af Karl Larsen i går.</p>', 'Karl Larsen'],
  ['it', '<p>Nel pomeriggio tavola rotonda con Paolo Moretti (Comune di Olmo).</p>', 'Paolo Moretti'],
  ['it', '<p>Modera Paolo Moretti (<i>La Gazzetta</i>).</p>', 'Paolo Moretti'],
  ['ro', '<p>„O seară frumoasă”, a scris Mihai Ionescu în revista literară.</p>', 'Mihai Ionescu'],
  ['fr', '<p>Le concert sera donné par la fanfare, direction Pascal Moreau</p>', 'Pascal Moreau'],
])('a sentence leads to a person: %s %s', (language, body, name) => expect(namesOf(body, language)).toEqual([name]))

test('who made the site is nobody', () =>
  expect(namesOf('<p>This website is built by Peter Larkin</p>', 'en')).toEqual([]))

test.each([
  ['fi', '<p>jäsenet Pekka Virtanen, Liisa M. Lahtinen</p>', ['Pekka Virtanen', 'Liisa M. Lahtinen']],
  [
    'lv',
    '<p>Gidi: Juris Kvaksiņš (laivas), Ilze Kvaksone un Edgars Kvaksons. Ķiveres dodam līdzi.</p>',
    ['Juris Kvaksiņš', 'Ilze Kvaksone', 'Edgars Kvaksons'],
  ],
  ['ro', '<p>Am crescut mult anul acesta (text: Mihai Ionescu).</p>', ['Mihai Ionescu']],
  ['it', '<p><b>Contralti</b> – Anna Moretti • Paola Ferrari</p>', ['Anna Moretti', 'Paola Ferrari']],
])('a label leads to all names of its line: %s', (language, body, names) =>
  expect(namesOf(body, language)).toEqual(names),
)

test.each([
  ['hu', '<p>+36 (20) 311-27-40 (Kovács Katalin recepció)</p>', 'Kovács Katalin'],
  ['en', '<p>Reviews “A bold debut” – Quaxen Tolliver, The Marlow Echo, 12 May</p>', 'Quaxen Tolliver'],
  ['af', '<p><b>Petrus Jacobus (Piet) van der Walt</b>, direkteur</p>', 'Petrus Jacobus van der Walt'],
  ['en', '<dl><dt>Produced by</dt><dd>Helen Larkin p.g.a.</dd></dl>', 'Helen Larkin'],
])('a number, a quotation and a nickname beside a person: %s %s', (language, body, name) =>
  expect(namesOf(body, language)).toEqual([name]),
)
