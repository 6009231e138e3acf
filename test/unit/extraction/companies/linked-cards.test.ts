import { expect, test } from 'vitest'
import { findLinkedCards } from '../../../../src/extraction/companies/linked-cards.ts'
import { parsePage } from '../../../../src/extraction/parse-page.ts'

const card = (name: string, href: string, more = 'Visit website') =>
  `<div class="card m-1"><p>${name}</p><img src="/x.jpg"><a class="btn" href="${href}">${more}</a></div>`

const linkedIn = (html: string) =>
  findLinkedCards(parsePage(`<main>${html}</main>`, 'https://www.elmvale.example.org/page')).map(({ name }) => name)

const BAKERY = card('Elm Bakery', 'https://www.elmbakery.com/')
const GARAGE = card('Autohaus Roe', 'https://autohaus-roe.de/start')
const LETTERS = card('VKT', 'http://www.vkt.de')
const OTHER = card('Holzbau Veltran', 'https://veltran-haus.de')

test('cards that link to the websites they name are organisations, and so are their neighbours', () => {
  const rows = `<div class="row">${BAKERY}${GARAGE}</div><div class="row">${LETTERS}${OTHER}</div>`
  expect(linkedIn(rows)).toEqual(['Elm Bakery', 'Autohaus Roe', 'VKT', 'Holzbau Veltran'])
})

test('links of a list are cards too', () => {
  const items = [
    ['Elm Bakery', 'elmbakery.com'],
    ['Autohaus Roe', 'autohaus-roe.de'],
    ['Volkshaus Elmstadt', 'volkshaus-elmstadt.de'],
  ].map(([name, host]) => `<li><a href="https://${host}/">${name}</a></li>`)
  expect(linkedIn(`<ul>${items.join('')}</ul>`)).toEqual(['Elm Bakery', 'Autohaus Roe', 'Volkshaus Elmstadt'])
})

test('cards that say what they are need no website that spells them, each section by itself', () => {
  const institutions = ['Comune di Olmora', 'Consorzio Olmia', 'Parrocchia di s. Marco', 'Portale Olmi'].map(
    (name, at) => card(name, `https://a${at}.example`, 'web'),
  )
  const people = ['Jane Roe', 'Ana Rivas', 'Mads Lind'].map((name, at) => card(name, `https://b${at}.example`, 'web'))
  const sections = `<h2>Istituzioni</h2>${institutions.join('')}<h2>Persone</h2>${people.join('')}`
  expect(linkedIn(sections)).toEqual(['Comune di Olmora', 'Consorzio Olmia', 'Parrocchia di s. Marco', 'Portale Olmi'])
})

test('a card names its institution beside the address of the website, also one that is called by its office', () => {
  const rows = ['Trybunał Wiązowy', 'Sąd Wiązowy', 'Izba Wiązów', 'Rzecznik Praw Wiązowych', 'Wykaz Wiązów'].map(
    (name, at) => `<tr><td><a href="http://www.w${at}.example/">www.w${at}.example</a></td><td>${name}</td></tr>`,
  )
  expect(linkedIn(`<table>${rows.join('')}</table>`)).toEqual([
    'Trybunał Wiązowy',
    'Sąd Wiązowy',
    'Izba Wiązów',
    'Rzecznik Praw Wiązowych',
    'Wykaz Wiązów',
  ])
})

test.each([
  ['too few of them', BAKERY + GARAGE],
  [
    'names that do not say what they are, such as those of software',
    card('Veltran', 'https://veltran.org') + card('Oskerby', 'https://oskerby.dev') + card('Quill', 'https://quill.io'),
  ],
  [
    'links that spell nothing',
    card('Elm Bakery', 'https://a1.example') +
      card('Roe School', 'https://b2.example') +
      card('Elm Hotel', 'https://c3.example'),
  ],
  [
    'several links to one website',
    card('Elm School', 'https://elmschool.org/a') +
      card('Elm School News', 'https://elmschool.org/b') +
      card('Elm School Map', 'https://elmschool.org/c'),
  ],
  ['a menu', `<nav>${BAKERY}${GARAGE}${LETTERS}</nav>`],
  [
    'links within the site',
    card('Elm Bakery', '/elmbakery') + card('Autohaus Roe', '/autohaus-roe') + card('VKT', '/vkt'),
  ],
])('no list of organisations: %s', (_what, html) => expect(linkedIn(html)).toEqual([]))
