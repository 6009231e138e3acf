import { expect, test } from 'vitest'
import { parsePage } from '../../../../../src/extraction/parse-page.ts'
import { likelyPages } from '../../../../../src/features/crawls/preview/choose-pages.ts'

const chosen = (...links: string[]) =>
  likelyPages(parsePage(links.map((path) => `<a href="${path}">x</a>`).join(' '), 'https://acme.example/')).map(
    (url) => new URL(url).pathname,
  )

test('contact pages and pages about people take turns, and ordinary pages come last', () => {
  expect(chosen('/products', '/offices', '/contact', '/team', '/about', '/login')).toEqual([
    ...['/offices', '/team', '/contact', '/about'],
    ...['/products', '/login'],
  ])
})

test('a site without pages about people shows its contact pages', () => {
  expect(chosen('/news', '/contact', '/offices')).toEqual(['/contact', '/offices', '/news'])
})
