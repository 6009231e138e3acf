import { expect, test } from 'vitest'
import { parsePage } from '../../../../../src/extraction/parse-page.ts'
import { likelyPages } from '../../../../../src/features/crawls/preview/choose-pages.ts'

const chosen = (...links: string[]) =>
  likelyPages(parsePage(links.map((path) => `<a href="${path}">x</a>`).join(' '), 'https://acme.example/')).map(
    (url) => new URL(url).pathname,
  )

test('selects the contact page, then people, the company, the legal notice and the offices, in any link order', () => {
  const links = ['/products', '/offices', '/offices/berlin', '/imprint', '/about', '/team', '/contact', '/login']
  const wanted = ['/contact', '/team', '/about', '/imprint', '/offices', '/offices/berlin', '/products', '/login']
  expect(chosen(...links)).toEqual(wanted)
  expect(chosen(...links.toReversed())).toEqual(wanted)
})

test.each([
  [
    ['/standorte', '/impressum', '/mitarbeiter', '/kontakt'],
    ['/kontakt', '/mitarbeiter'],
  ],
  [
    ['/nos-bureaux', '/mentions-legales', '/equipe', '/nous-contacter'],
    ['/nous-contacter', '/equipe'],
  ],
  [
    ['/sucursales', '/aviso-legal', '/quienes-somos', '/contacto'],
    ['/contacto', '/quienes-somos'],
  ],
  [
    ['/vestigingen', '/colofon', '/medewerkers', '/contact'],
    ['/contact', '/medewerkers'],
  ],
  [
    ['/拠点', '/スタッフ', '/お問い合わせ'],
    ['/お問い合わせ', '/スタッフ'],
  ],
])('of %j the first two are %j', (links, wanted) => {
  expect(
    chosen(...links)
      .slice(0, 2)
      .map(decodeURIComponent),
  ).toEqual(wanted)
})

test('the name of a page counts more than its folder, and a short path more than a long one', () => {
  expect(chosen('/about/history', '/about/team', '/about', '/offices/contact').slice(0, 3)).toEqual([
    ...['/offices/contact', '/about/team', '/about'],
  ])
  expect(chosen('/team/jane-doe', '/team', '/news')).toEqual(['/team', '/team/jane-doe', '/news'])
})

test('a site without pages about people shows its other contact pages', () => {
  expect(chosen('/news', '/offices', '/contact')).toEqual(['/contact', '/offices', '/news'])
})

test('endless lists and irrelevant pages come last', () => {
  expect(chosen('/team?page=2&sort=name', '/tag/contact', '/news')).toEqual(['/news', '/tag/contact', '/team'])
})
