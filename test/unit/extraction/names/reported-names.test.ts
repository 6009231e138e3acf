import { describe, expect, it, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const namesOf = (html: string, url = 'https://www.elmpost.example/a') =>
  extract(html, { url })
    .findings.filter(({ type }) => type === 'names')
    .map(({ value }) => value)

const article = (text: string, language = 'en') =>
  `<html lang="${language}"><head><meta property="og:type" content="article"><title>Rain</title></head><body><p>${text}</p></body></html>`

describe('sentences of an article', () => {
  const TEXT = 'The valley waited for days, and in the end the council gave the prize to Helen Marlow at noon.'

  it('with known names are about people', () => expect(namesOf(article(TEXT))).toEqual(['Helen Marlow']))

  it.each([
    ['by the publication date of their page', '<meta property="article:published_time" content="2020-01-01">', ''],
    ['by structured data', '<script type="application/ld+json">{"@type": "NewsArticle"}</script>', ''],
    ['by markup', '', 'itemscope itemtype="https://schema.org/BlogPosting"'],
  ])('are recognised %s', (_, head, markup) =>
    expect(namesOf(`<html><head>${head}</head><body><div ${markup}><p>${TEXT}</p></div></body></html>`)).toEqual([
      'Helen Marlow',
    ]),
  )

  it('are recognised by a date in the URL', () =>
    expect(namesOf(`<p>${TEXT}</p>`, 'https://www.elmpost.example/2020/02/17/prize')).toEqual(['Helen Marlow']))

  it('are ignored on other pages if their first word is also a family name', () =>
    expect(namesOf(`<p>${TEXT.replace('Helen', 'Graham')}</p>`)).toEqual([]))

  it.each([
    ['that something is named after', 'In the end they built the small hall that was named after Helen Marlow here.'],
    ['of long ago', 'In the year 1820 the council gave the first prize of all to Helen Marlow at noon.'],
  ])('skip a name %s', (_, text) => expect(namesOf(article(text))).toEqual([]))

  it('ignore an elided article before a name', () => {
    const text =
      'La vallée attendait depuis des jours et donnait enfin sa confiance au voisin d’Alice Perrin hier soir.'
    expect(namesOf(article(text, 'fr'))).toEqual(['Alice Perrin'])
  })

  it('end before the spaced punctuation of French', () => {
    const text = 'La vallée attendait depuis des jours le retour d’Alice Perrin : elle vient enfin.'
    expect(namesOf(article(text, 'fr'))).toEqual(['Alice Perrin'])
  })

  it('may be as short as those of a teaser', () =>
    expect(namesOf(article('In the end all of it went to Helen Marlow at noon.'))).toEqual(['Helen Marlow']))

  it('are about the famous too', () =>
    expect(
      namesOf(article('In the end the council of the valley gave the old prize to Nelson Mandela at noon.')),
    ).toEqual(['Nelson Mandela']))

  it('accept a name with an unknown family name that they repeat', () => {
    const first = 'The valley waited for days, and in the end the council gave the prize to Robin Quaxley at noon.'
    expect(namesOf(article(`${first} It was late when Quaxley spoke.`))).toEqual(['Robin Quaxley'])
  })
})

test('a post with its tags in its classes is not a menu', () => {
  const text = 'The valley waited for days, and in the end the council gave the prize to Helen Marlow at noon.'
  const post = `<article class="post hentry tag-prizes category-news"><p>${text}</p></article>`
  expect(namesOf(`<meta property="og:type" content="article">${post}`)).toEqual(['Helen Marlow'])
})

test.each([
  ['nl', 'Daarna kreeg de ploeg in het dal bezoek van Karl Jansen van Elmstal, die lang bleef.', 'Karl Jansen'],
  [
    'nl',
    'Daarna kreeg de ploeg in het dal bezoek van Karl Peter van Elmstal, die lang bleef.',
    'Karl Peter van Elmstal',
  ],
  ['tr', 'Toplantıdan sonra vadiye gelen Ulaştırma Bakanı Ayşe Kaya, köprünün açıldığını söyledi.', 'Ayşe Kaya'],
  ['hy', 'Երեկ երեկոյան քաղաքի հրապարակում կայացած հանդիպմանը մասնակցել է նաև Արամ Սարոյանը։', 'Արամ Սարոյան'],
])('a name is whole in a sentence in %s: %s', (language, text, name) =>
  expect(namesOf(article(text, language))).toEqual([name]),
)

test('known names with their clubs in brackets are a list', () => {
  expect(
    namesOf(
      '<p>Es starten Helen Marlow (SC Ulmstadt Nord), Julia Berger (TV Erlen 1860) und Sandra Vogt (TC Ulmen).</p>',
    ),
  ).toEqual(['Helen Marlow', 'Julia Berger', 'Sandra Vogt'])
})

test('agency reporters are credited in brackets', () =>
  expect(namesOf('<p>The rain went on. (Reporting by Helen Marlow; Editing by Julia Berger)</p>')).toEqual([
    'Helen Marlow',
    'Julia Berger',
  ]))

describe('on a German page', () => {
  it.each([
    ['a noun for a person precedes', 'Gestern war Sängerin Helen Berger dabei.', ['Helen Berger']],
    ['a compound does', 'Das hat TV-Star Helen Berger gesehen.', ['Helen Berger']],
    ['two nouns do', 'Dort traf sie Ulmbachs Vereinskollegin Helen Berger wieder.', ['Helen Berger']],
    ['something of theirs precedes', 'Eine Pressemitteilung von Helen Berger, Direktorin', ['Helen Berger']],
    ['what they are chosen for follows', 'Er gratulierte Helen Berger zum Vorsitz.', ['Helen Berger']],
    ['another noun precedes', 'Das hat Terrasse Helen Berger gesehen.', []],
  ])('a name is complete if %s', (_, text, names) => expect(namesOf(`<html lang="de"><p>${text}</p>`)).toEqual(names))
})
