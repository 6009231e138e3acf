import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const namesOf = (body: string, language: string) =>
  extract(`<html lang="${language}"><body>${body}</body></html>`, { url: 'https://www.elmclub.example/a' })
    .findings.filter(({ type }) => type === 'names')
    .map(({ value }) => value)

test.each([
  ['vi', '<table><tr><td>Kho vận</td><td>Chị Phạm Thị Quýnh Như</td></tr></table>', 'Phạm Thị Quýnh Như'],
  ['id', '<p>Piket malam ini Bd. Quaxita Lestari sampai pagi</p>', 'Quaxita Lestari'],
  ['es-mx', '<p><b>MVZ Ximena Quaxales Ortiz</b> – consulta de aves</p>', 'Ximena Quaxales Ortiz'],
  ['ro', '<p>Apărător: av. Mihai C. Quaxescu (Cluj)</p>', 'Mihai C. Quaxescu'],
  ['tr', '<p>Proje: Y. Müh. Levent Quaxoğlu</p>', 'Levent Quaxoğlu'],
  ['cs', '<h2>MgA. Jiří Quaxný</h2><p>Pochází z Třebíče.</p>', 'Jiří Quaxný'],
  ['sr', '<p>На свечаности је био и мр Горан П. Кваксић</p>', 'Горан П. Кваксић'],
  ['pl', '<ul><li>mec. Anna Maria Quax</li></ul>', 'Anna Maria Quax'],
  ['en-NZ', '<p><b>Whaea Ngaire Quaxanui</b> runs the garden</p>', 'Ngaire Quaxanui'],
  [
    'en-IN',
    '<table><tr><td>1</td><td>CA. R. S. Quaxanathan</td><td>B.Com., FCA</td></tr></table>',
    'R. S. Quaxanathan',
  ],
  ['de', '<p>Das Band durchschnitt Kommerzialrat Josef Quaxner am Samstag.</p>', 'Josef Quaxner'],
])('forms of address of a language lead to a person: %s %s', (language, body, name) =>
  expect(namesOf(body, language)).toEqual([name]),
)

test('a title of another language is part of the name', () =>
  expect(namesOf('<p>Contact: Don Quaxley Roe</p>', 'en')).toEqual(['Don Quaxley Roe']))
