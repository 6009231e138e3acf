import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const peopleIn = (body: string) =>
  extract(`<main>${body}</main>`, { url: 'https://www.elmvale.example/' })
    .findings.filter(({ type }) => type === 'names')
    .map(({ value }) => value)

test.each([
  [
    'two cells that a class calls people',
    '<div><p class="personals">Emily Carter</p><p class="personals">Zorya Quvede</p></div>',
  ],
  [
    'two names of cards',
    `<div class="m"><h4 class="name">Emily Carter</h4><p>President</p></div>
     <div class="m"><h4 class="name">Zorya Quvede</h4><p>Fun &amp; Games</p></div>`,
  ],
  [
    'nothing but names below a heading of people',
    '<h2>Directors</h2><ul><li>Zorya Quvede</li><li>Mpotso Tsekwane</li><li>Leratso Hernandez</li></ul>',
  ],
  [
    'headings below the heading of a team',
    '<h2>Unser Team</h2><h3>Zorya Quvede</h3><h3>Mpotso Tsekwane</h3><h3>Leratso Hernandez</h3>',
  ],
])('%s include strange names', (_kind, body) => expect(peopleIn(body)).toContain('Zorya Quvede'))

test.each([
  ['two cells without such a class', '<p class="wide">Emily Carter</p><p class="wide">Zorya Quvede</p>'],
  [
    'names of products below a heading of things',
    '<h2>Fresh Colours</h2><ul><li>Zorya Quvede</li><li>Mpotso Tsekwane</li><li>Leratso Hernandez</li></ul>',
  ],
  [
    'units below the heading of a team',
    '<h2>Unser Team</h2><h3>Zentrale Verwaltung</h3><h3>Zorya Quvede</h3><h3>Innere Mission</h3>',
  ],
])('%s do not', (_kind, body) => expect(peopleIn(body)).not.toContain('Zorya Quvede'))
