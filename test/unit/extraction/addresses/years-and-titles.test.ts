import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const valuesOf = (type: string, html: string) =>
  extract(html, { url: 'https://www.elmpost.example/a' })
    .findings.filter((finding) => finding.type === type)
    .map(({ value }) => value)

test.each([
  ['ул. 1912 года, д. 7', '620014, г. Екатеринбург, ул. 1912 года, д. 7'],
  ['ул. 50 лет Октября, д. 7', '620014, г. Екатеринбург, ул. 50 лет Октября, д. 7'],
])('a street may be named by a year: %s', (street, address) =>
  expect(valuesOf('addresses', `<p>Адрес: 620014, г. Екатеринбург, ${street}</p>`)).toEqual([address]),
)

test('the year of a book is no postcode', () =>
  expect(valuesOf('addresses', '<p>[6] Quax, R. & Lind, K. (2013) Pourquoi les ormes, Elm.</p>')).toEqual([]))

test('a mailbox may name the key for its sign', () =>
  expect(valuesOf('emails', '<p>电子邮箱: wangyanlin [Shift + 2] elmstad 点 edu 点 cn</p>')).toEqual([
    'wangyanlin@elmstad.edu.cn',
  ]))

test('a municipality may say the country of its phones', () =>
  expect(
    valuesOf('phones', '<title>Elmstad Local Municipality</title><p>Elmstad Local Municipality</p><p>079 555 2431</p>'),
  ).toEqual(['079 555 2431']))
