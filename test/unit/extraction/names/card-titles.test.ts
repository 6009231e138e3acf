import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const titlesOf = (body: string, language = 'en') => {
  const html = `<html lang="${language}"><body><h1>Elmstead</h1>${body}</body></html>`
  const { findings } = extract(html, { url: 'https://www.elmstead.example/people' })
  const names = findings.filter(({ type }) => type === 'names')
  return Object.fromEntries(names.map(({ value, detail }) => [value, detail?.jobTitle ?? null]))
}
const cards = (rows: readonly string[], className = 'box') =>
  rows
    .map((row) => {
      const [name, ...lines] = row.split('|')
      return `<div class="${className}"><h3>${name}</h3>${lines.map((line, at) => `<p class="p${at}">${line}</p>`).join('')}</div>`
    })
    .join('')
const terms = (...rows: string[]) =>
  `<dl>${rows.map((row) => `<dt>${row.replace('|', '</dt><dd>').replaceAll('|', '<br>')}</dd>`).join('')}</dl>`

test.each([
  [
    'one known title makes titles of the phrases at the same place of all cards',
    cards(['Emily Carter|Head teacher', 'Robert Miller|Maths & Science', 'Sarah Fisher|Farm programme']),
    { 'Emily Carter': 'Head teacher', 'Robert Miller': 'Maths & Science', 'Sarah Fisher': 'Farm programme' },
  ],
  [
    'specialists have a form of address, and a number of their register in between',
    cards(['Dra. María López Díaz|CRM 71.290|Glaucoma', 'Dr. Juan García Pérez|CRM 98.231|Retina']),
    { 'María López Díaz': 'Glaucoma', 'Juan García Pérez': 'Retina' },
  ],
  [
    'a class says that cards are about people',
    cards(['Emily Carter|Blue group', 'Robert Miller|Red group'], 'team-member'),
    { 'Emily Carter': 'Blue group', 'Robert Miller': 'Red group' },
  ],
  [
    'a term with initials behind the name has its title below, before the address',
    terms('Emily Carter (EC)|Head teacher|ec@elmstead.example', 'Robert Miller (RM)|German, music, form tutor'),
    { 'Emily Carter': 'Head teacher', 'Robert Miller': 'German, music, form tutor' },
  ],
  [
    'a phrase before a sentence or a year',
    cards([
      'Emily Carter|Blue group, oats. She decides when we open.',
      'Robert Miller|Mill foreman, with us since 1999',
    ]),
    { 'Emily Carter': 'Blue group, oats', 'Robert Miller': 'Mill foreman' },
  ],
  [
    'the unit above a title is no title',
    cards(['Emily Carter|Elmdorf Iroda|Head teacher', 'Robert Miller|Maths & Science']).replaceAll(/ class="p\d"/g, ''),
    { 'Emily Carter': 'Head teacher', 'Robert Miller': 'Maths & Science' },
  ],
  [
    'the initials above a name, in place of a picture, are no title',
    ['Mara Dorn|Elm keeper', 'Carl Evans Osborne|Oak keeper']
      .map((card) => card.split('|'))
      .map(([name = '', role]) => {
        const initials = name.replaceAll(/[^A-Z]/g, '')
        return `<article><div>${initials}</div><h2>${name}</h2><p>Elm University</p><p class="role">${role}</p></article>`
      })
      .join(''),
    { 'Mara Dorn': 'Elm keeper', 'Carl Evans Osborne': 'Oak keeper' },
  ],
  [
    'but no phrase without any evidence',
    cards(['Emily Carter|Blue group', 'Robert Miller|Red group']),
    { 'Emily Carter': null, 'Robert Miller': null },
  ],
  [
    'no towns, sentences or contact details',
    cards(['Emily Carter|Leeds', 'Robert Miller|She looks after us all.', 'Sarah Fisher|0161 496 0123'], 'team-member'),
    { 'Emily Carter': null, 'Robert Miller': null, 'Sarah Fisher': null },
  ],
])('%s', (_, html, titles) => {
  expect(titlesOf(html)).toMatchObject(titles)
})
