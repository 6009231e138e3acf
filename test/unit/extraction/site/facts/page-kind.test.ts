import { expect, test } from 'vitest'
import { pageKindOf } from '../../../../../src/extraction/site/facts/page-kind.ts'

test.each([
  ['https://elm.example/', 'home'],
  ['https://elm.example/kontakt.html', 'contact'],
  ['https://elm.example/get-in-touch.html', 'contact'],
  ['https://elm.example/standorte', 'contact'],
  ['https://elm.example/our-locations', 'contact'],
  ['https://elm.example/team', 'people'],
  ['https://elm.example/imprint', 'imprint'],
  ['https://elm.example/dislocations', 'other'],
])('the page %s is of the kind "%s"', (url, kind) => expect(pageKindOf(url, null)).toBe(kind))

test('a path says more than a title, and a long title says nothing', () => {
  expect(pageKindOf('https://elm.example/team', 'Get in touch')).toBe('people')
  expect(pageKindOf('https://elm.example/p7', 'Get in touch | Elm')).toBe('contact')
  expect(pageKindOf('https://elm.example/p7', `How to ${'really '.repeat(9)} get in touch with your inner child`)).toBe(
    'other',
  )
})
