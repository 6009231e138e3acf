import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const namesOf = (head: string, body = '') =>
  extract(`<html><head>${head}</head><body>${body}</body></html>`, { url: 'https://marlow.example/' })
    .findings.filter(({ type }) => type === 'names')
    .map(({ value }) => value)

const author = (name: string, content: string) => `<meta name="${name}" content="${content}">`

test.each([
  [
    'each author of a paper',
    author('citation_author', 'Quaxley, Obidike') + author('citation_author', 'Jane Q. Marlow'),
    ['Obidike Quaxley', 'Jane Q. Marlow'],
  ],
  ['a paper by nobody', author('citation_author', 'The Marlow Collaboration'), []],
  [
    'several creators',
    author('citation_title', 'On x') + author('DC.creator', 'Jane Marlow') + author('DC.creator', 'Peter Lind'),
    ['Jane Marlow', 'Peter Lind'],
  ],
  [
    'authors in one list',
    `${author('citation_title', 'On x')}${author('author', 'Jane Marlow; Peter Lind')}`,
    ['Jane Marlow', 'Peter Lind'],
  ],
  ['whoever built the site', author('author', 'Jane Marlow'), []],
  ['a firm', `${author('citation_title', 'On x')}${author('author', 'Marlow Widgets')}`, []],
])('%s', (_, head, names) => expect(namesOf(head)).toEqual(names))
