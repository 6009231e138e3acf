import { describe, expect, test } from 'vitest'
import { numbersOf } from '../../../support/phones-of.ts'

const table = (head: string, cells: readonly string[]) =>
  `<table><tr><th>Name</th><th>${head}</th></tr>${cells.map((cell) => `<tr><td>Ada</td><td>${cell}</td></tr>`).join('')}</table>`

describe('a column whose heading has the common prefix of its numbers', () => {
  test.each([
    ['DE', 'Tel. (0731 502-…)', ['133', '-134', '– 135'], '+49731502133 +49731502134 +49731502135'],
    ['DE', 'Telefon 0731/502-...', ['133', 'n. V.', '0731 99887-12'], '+49731502133 +497319988712'],
    ['AT', 'Durchwahl +43 316 873-xxxx', ['6101', '6102 (vorm.)'], '+433168736101 +433168736102'],
    ['US', 'Phone (212-342-xxxx)', ['1234', 'x1235'], '+12123421234 +12123421235'],
    ['FR', 'Tél. 01 45 31 ...', ['29 29', '29 30'], '+33145312929 +33145312930'],
  ])('%s: %s', (country, head, cells, numbers) => {
    expect(numbersOf(table(head, cells), country).join(' ')).toBe(numbers)
  })
  test.each([
    ['a head without a sign that something follows', 'Tel. 0731 50211', ['133'], '+4973150211'],
    ['cells that are no extensions', 'Tel. (0731 502-…)', ['2019-05', '12,50', '123456789'], ''],
    ['a head that is no phone', 'Artikel (0731 502-…)', ['133'], ''],
  ])('not %s', (_what, head, cells, numbers) => {
    expect(numbersOf(table(head, cells), 'DE').join(' ')).toBe(numbers)
  })
})

describe('bare extensions on a page with a single number prefix', () => {
  const stem = '<p>Telefon 0731 / 50 24 18 - 23</p>'
  test.each([
    ['behind a label in brackets', `${stem}<p>Fragen an Jan Ost (Tel. -41).</p>`, '+4973150241823 +4973150241841'],
    ['behind a word for it', `${stem}<p>Durchwahl: -41</p>`, '+4973150241823 +4973150241841'],
    ['as a fax', `${stem}<p>Fax -29</p>`, '+4973150241823 +4973150241829'],
    [
      'as a cell beside an address of email',
      `${stem}<table><tr><td>Jan Ost</td><td>-41</td><td>ost@firm.de</td></tr></table>`,
      '+4973150241823 +4973150241841',
    ],
  ])('%s', (_what, body, numbers) => {
    expect(numbersOf(body, 'DE').join(' ')).toBe(numbers)
  })
  test.each([
    ['two stems', `${stem}<p>Telefon 0731 / 99 24 18 - 23</p><p>Jan Ost (Tel. -41)</p>`, 2],
    ['no label', `${stem}<p>Temperatur -41, Jan Ost (-41)</p>`, 1],
    ['a cell of figures', `${stem}<table><tr><td>Gewinn</td><td>-41</td><td>-12</td></tr></table>`, 1],
    ['no stem', '<p>Telefon 0731 50241823</p><p>Jan Ost (Tel. -41)</p>', 1],
  ])('not with %s', (_what, body, count) => {
    expect(numbersOf(body, 'DE')).toHaveLength(count)
  })
})
