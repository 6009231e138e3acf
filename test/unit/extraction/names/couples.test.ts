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
  ['<p>Yoga: Peter u. Sabine Quaxley</p>', ['Peter Quaxley', 'Sabine Quaxley']],
  ['<p>Grillen: Ehepaar Sabine und Peter Quaxley</p>', ['Peter Quaxley', 'Sabine Quaxley']],
  ['<li>Grant and Betty Quaxley – flowers</li>', ['Betty Quaxley', 'Grant Quaxley']],
  ['<p>Luc et Marie Quaxley ont fermé hier. « Merci ! »</p>', ['Luc Quaxley', 'Marie Quaxley']],
  ['<p>“A fine stay.” Jan en Griet Quaxley, Gent</p>', ['Griet Quaxley', 'Jan Quaxley']],
  ['<h4>Membros:</h4>Rui Lima dos Santos e Pedro Costa', ['Pedro Costa', 'Rui Lima dos Santos']],
  ['<p>w imieniu klasy<br>Ewa i Piotr Quaxley</p>', ['Ewa Quaxley', 'Piotr Quaxley']],
  ['<p>Mme et M. QUAXLEY Jean-Luc<br>Mas des Pins</p>', ['Jean-Luc Quaxley']],
  ['<p>Harold and Betty Quaxley Hall is open.</p>', []],
  ['<p>Harold &amp; Betty Quaxley &amp; Sons</p>', []],
  ['<p>Directors: Jane Lind and Betty Quaxley</p>', ['Betty Quaxley', 'Jane Lind']],
  ['<p>Sales and Betty Quaxley, Director</p>', ['Betty Quaxley']],
  ['<p>Harold, Peter and Betty Quaxley, Director</p>', ['Betty Quaxley']],
  [
    '<p>Members: Jane Lind, Peter K. Roe, Harold and Betty Quaxley</p>',
    ['Betty Quaxley', 'Harold Quaxley', 'Jane Lind', 'Peter K. Roe'],
  ],
  ['<p>Harold &amp; Betty Quaxley Ltd</p>', []],
])('%s contains %j', (html, names) => expect(namesOf(html)).toEqual(names))
