import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

test('a given name in the row of its family name is no other person', () => {
  const row = (...cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  const html = `<table><tr><th>Last</th><th>First</th><th>Position</th><th>E-mail</th></tr>
    ${row('Larkin', 'Kristin', 'Superintendent', 'klarkin@elmschool.example')}
    ${row('Dvorsky', 'Helen', 'Business Manager', 'hdvorsky@elmschool.example')}
    ${row('Big Elm', 'Peter', 'Principal', 'pbigelm@elmschool.example')}</table>`
  const { findings } = extract(html, { url: 'https://www.elmschool.example/staff' })
  const names = findings.filter(({ type }) => type === 'names').map(({ value }) => value)
  expect(names.toSorted()).toEqual(['Helen Dvorsky', 'Kristin Larkin', 'Peter Big Elm'])
})
