import { expect, test } from 'vitest'
import { sharedTitles } from '../../../../../src/extraction/site/resolve/shared-title.ts'
import { factsOf, readSite } from '../../../../support/read-site.ts'

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`
const ownersOf = (pages: Readonly<Record<string, string>>) =>
  readSite(factsOf('https://janeroe.pages.example/', pages)).organizations.flatMap(({ name, is_owner }) =>
    is_owner ? name : [],
  )
const OFFICERS = '<p>President: Jane Roe, phone 727-555-0142</p>'

test('the words that titles share name the owner, although nothing separates them from the rest', () => {
  const owners = ownersOf({
    '': page('Tollham Opera League Home Page, Florida', '<p>We love opera.</p>'),
    'officers.htm': page('Tollham Opera League, officers of the year, Florida', OFFICERS),
    'join.htm': page('Tollham Opera League, membership, Florida', '<p>Join us today.</p>'),
  })
  expect(owners).toEqual(['Tollham Opera League'])
})

test.each([
  ['<h1>7th Tollham Winter School 2016</h1>', '7th Tollham Winter School 2016'],
  ['<div>Tollham Chess Club - since 1951</div>', 'Tollham Chess Club'],
])('the heading or first line of every page names the owner: %s', (masthead, name) => {
  const owners = ownersOf({
    '': page('Home', `${masthead}<p>Come to Elmbury University.</p>`),
    'people.htm': page('Committee', `${masthead}${OFFICERS}`),
    'place.htm': page('Place', `${masthead}<p>Elmbury University, 12 Elm Street, Elmbury</p>`),
  })
  expect(owners).toEqual([name])
})

test('headings that differ from page to page, and slogans, name no owner', () => {
  const other = (heading: string) => page('', `<h1>${heading}</h1>${OFFICERS}`)
  expect(
    ownersOf({ '': other('Tollham Winter School'), a: other('Elm Committee'), b: other('Oak Place') }),
  ).not.toContain('Tollham Winter School')
  const slogan = '<h1>Building Better Homes Since 1950!</h1>'
  expect(ownersOf({ '': page('', slogan), a: page('', slogan), b: page('', slogan) })).not.toContain(
    'Building Better Homes Since 1950!',
  )
})

test('titles share words only on most pages of a site with several', () => {
  const titled = (...titles: string[]) =>
    sharedTitles(titles.map((title, at) => ({ url: `https://elm.example/${at}`, title, site_names: [], groups: [] })))
  expect(titled('Jobs at Elm Vale', 'News at Elm Vale', 'Team at Elm Vale').map(({ name }) => name)).toEqual([
    'at Elm Vale',
  ])
  expect(titled('Jobs at Elm Vale', 'News at Elm Vale')).toEqual([])
  expect(titled('Elm Vale Jobs', 'Elm Vale News', 'Elm Vale Team', 'Oak', 'Ash', 'Yew')).toEqual([])
  expect(titled('Elm Vale', 'Elm Vale', 'Elm Vale')).toEqual([])
})
