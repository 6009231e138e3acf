import { expect, test } from 'vitest'
import { factsOf, readSite } from '../../../support/read-site.ts'
import { list, othersIn } from './support.ts'

const SPONSORS = [
  'UW Radsport, Armin Quaxl, Eichdorf',
  'Ulmers Hofladen, Inhaber Peter Quill',
  'Marlow Rudolf, Steuerberater, Ulmdorf',
  'Quösslein, Gartenbau GmbH, Lindendorf',
  'Stollinger, Dachbau, Ulmdorf',
  'Renkl Elektro, Inhaberin Anna Dornbeck, Ulmdorf',
  'Volksbank Ulmdorf eG',
]

test('sponsors with their trade and their town are named without the town and their owners', () => {
  const found = othersIn(`<h2>Unsere Sponsoren</h2>${list(...SPONSORS)}`, 'Verein')
  expect(found).toEqual(
    expect.arrayContaining([
      'Quösslein, Gartenbau GmbH',
      'Renkl Elektro',
      'Stollinger, Dachbau',
      'UW Radsport',
      'Ulmers Hofladen',
      'Volksbank Ulmdorf eG',
    ]),
  )
  expect(found.filter((name) => /Ulmdorf$|Eichdorf|Lindendorf|Inhaber/.test(name))).toEqual([])
})

test('below a heading that thanks them in a sentence', () =>
  expect(
    othersIn(
      `<h3>Ohne sie geht es nicht: Unser Verein dankt allen kleinen und großen Sponsoren</h3>${list(...SPONSORS)}`,
      'Verein',
    ),
  ).toEqual(expect.arrayContaining(['Stollinger, Dachbau', 'UW Radsport', 'Ulmers Hofladen'])))

test('their owners work for them', () => {
  const facts = factsOf(
    'https://www.tc-ulmdorf.de/',
    {
      '/': '<h1>Tennisclub Ulmdorf e.V.</h1><p>info@tc-ulmdorf.de</p>',
      '/sponsoren': `<h2>Unsere Sponsoren</h2>${list(...SPONSORS)}`,
    },
    { title: 'Tennisclub Ulmdorf', footer: '© 2026 Tennisclub Ulmdorf e.V.', language: 'de' },
  )
  const employers = new Map(readSite(facts).people.map(({ name, organization }) => [name, organization]))
  expect(employers.get('Peter Quill')).toBe('Ulmers Hofladen')
  expect(employers.get('Anna Dornbeck')).toBe('Renkl Elektro')
})

test('names with commas in other lists stay whole', () =>
  expect(
    othersIn(`<h2>Our sponsors</h2>${list('Roe, Lind &amp; Katz Solicitors', 'Elmstead Bank', 'Oak Motors Ltd')}`),
  ).toEqual(['Elmstead Bank', 'Oak Motors Ltd', 'Roe, Lind & Katz Solicitors']))
