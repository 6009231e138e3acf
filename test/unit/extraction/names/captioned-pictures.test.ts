import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const card = (alt: string, ...lines: readonly string[]) =>
  `<div class="box"><img src="p.jpg" alt="${alt}"><div>${lines.map((line) => `<p>${line}</p>`).join('')}</div></div>`
const peopleIn = (body: string) =>
  extract(`<main>${body}</main>`, { url: 'https://www.elmvale.example/' })
    .findings.filter(({ type }) => type === 'names')
    .map(({ value, detail }) => (detail?.jobTitle ? `${value} | ${detail.jobTitle}` : value))
    .sort()

test.each([
  [
    'cards with given names below full ones',
    card('Saskia Quaxley-Roe', 'Saskia', 'Voorzitter') + card('Joost Marlberg', 'Joost', 'Bestuurslid'),
    ['Joost Marlberg | Bestuurslid', 'Saskia Quaxley-Roe | Voorzitter'],
  ],
  [
    'cards with titles only',
    card('Anna Quaxley', 'Head of Design') + card('Erik Lund', 'Accountant'),
    ['Anna Quaxley | Head of Design', 'Erik Lund | Accountant'],
  ],
  ['one card with a known name', card('Анна Сидорова', 'Анна', 'Йога'), ['Анна Сидорова']],
  [
    'a marked portrait',
    '<div class="page-portrait"><img alt="Anna Lindqvist in a green coat"></div><p>Hello</p>',
    ['Anna Lindqvist'],
  ],
  [
    'a marked portrait without capitals',
    '<div class="portrait"><img alt="ქეთევან მარლაშვილი მწვანე ქურთუკით"></div><p>კონტაქტი</p>',
    ['ქეთევან მარლაშვილი'],
  ],
  [
    'pictures and captions in one element',
    '<img alt="Dwayne Quorrel"><p>Dwayne</p><p>Owner</p><img alt="Kezia Quorrel"><p>Kezia</p><p>Manager</p>',
    ['Dwayne Quorrel | Owner', 'Kezia Quorrel | Manager'],
  ],
])('%s name people', (_kind, body, people) => expect(peopleIn(body)).toEqual(people))

test.each([
  ['places', card('Lake Garda', 'Lake', 'Our rooms') + card('Villa Rosa', 'Villa', 'Rooms')],
  ['products', card('Green Tea', 'Green', 'Leader in taste') + card('Black Tea', 'Black', 'Strong')],
  ['titles', card('Guru Senior', 'Guru Senior', 'Emily Carter') + card('Chef Pembantu', 'Chef Pembantu')],
  ['a marked logo', '<div class="portrait logo"><img alt="Anna Lindqvist"></div><p>Hello</p>'],
  ['a picture alone', '<img alt="Anna Lindqvist"><p>Hello</p>'],
  ['a strange name above a word', card('Ovrin Tam', 'Ovrin', 'Harbour')],
])('%s in pictures name nobody', (_kind, body) =>
  expect(peopleIn(body).filter((person) => !person.startsWith('Emily Carter'))).toEqual([]),
)
