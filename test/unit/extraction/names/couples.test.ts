import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const namesOf = (html: string, language = 'en') =>
  extract(`<!doctype html><html lang="${language}"><body>${html}</body></html>`, { url: 'https://marlow.example/team' })
    .findings.filter(({ type }) => type === 'names')
    .map(({ value }) => value)
    .sort()

test.each([
  ['<p>Owners: Harold &amp; Betty Quaxley</p>', ['Betty Quaxley', 'Harold Quaxley']],
  [
    '<table><tr><th>Office<th>Name<tr><td>Treasurer<td>Harold and Betty van Marl</table>',
    ['Betty van Marl', 'Harold van Marl'],
  ],
  ['<p>Ihre Gastgeber: Peter und Anna-Lena Quaxley</p>', ['Anna-Lena Quaxley', 'Peter Quaxley']],
  ['<p>Vos hôtes : Luc et Marie Quaxley</p>', ['Luc Quaxley', 'Marie Quaxley']],
  ['<p>Pastors: Rev. David &amp; Mary Ann Quaxley</p>', ['David Quaxley', 'Mary Ann Quaxley']],
  ['<p>Directors: Jane Lind and Betty Quaxley</p>', ['Betty Quaxley', 'Jane Lind']],
  ['<p>Sales and Betty Quaxley, Director</p>', ['Betty Quaxley']],
  ['<p>Harold, Peter and Betty Quaxley, Director</p>', ['Betty Quaxley']],
  ['<p>Harold &amp; Betty Quaxley Ltd</p>', []],
])('%s names %j', (html, names) => expect(namesOf(html)).toEqual(names))
