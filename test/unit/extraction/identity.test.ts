import { expect, test } from 'vitest'
import { countryNamed } from '../../../src/extraction/addresses/country-names.ts'
import { addressIdentity, companyIdentity, nameIdentity } from '../../../src/extraction/identity.ts'
import { fold } from '../../../src/lib/fold.ts'

test.each([
  ['12 High Street, Leeds', '12 HIGH ST. LEEDS'],
  ['Königstraße 5, 70173 Stuttgart', 'Konigstrasse 5, 70173 Stuttgart'],
  ['2500 North Lakeshore Drive', '2500 N. Lakeshore Dr'],
  ['ul. Łąkowa 3', 'Ulica Lakowa 3'],
  ['Königstr. 5, Stuttgart', 'Königstr. 5, Stuttgart, Germany'],
  ['Königstr. 5, Stuttgart', 'Königstr. 5, Stuttgart, DE'],
])('%s and %s are the same address', (one, other) =>
  expect(addressIdentity(one, 'DE')).toBe(addressIdentity(other, 'DE')),
)

test.each([
  ["Jean-Luc O'Neil", 'jean luc o’neil'],
  ['Jean Luc ONeil', 'Jean‑Luc O`Neil'],
  ['Łukasz  Øverby', 'LUKASZ OVERBY'],
  ['J. R. R. Tolkien', 'J R R Tolkien'],
  ['山田 太郎', '山田太郎'],
  ['김 철수', '김철수'],
  ['ราชา ใจดี', 'ราชา  ใจดี'],
])('%s and %s are the same name', (one, other) => expect(nameIdentity(one)).toBe(nameIdentity(other)))

test.each([
  ['राम', 'रमी'],
  ['Jan Lee', 'Jane Lee'],
])('%s and %s are different names', (one, other) => expect(nameIdentity(one)).not.toBe(nameIdentity(other)))

test.each([
  ['Müller & Söhne GmbH', 'Muller and Sohne G.m.b.H.'],
  ['The Acme Company Limited', 'Acme Co Ltd'],
  ['ACME', 'Acme®'],
])('%s and %s are the same company', (one, other) => expect(companyIdentity(one)).toBe(companyIdentity(other)))

test('folding keeps the letters of scripts without case', () => {
  expect(fold('東京都 千代田区')).toBe('東京都 千代田区')
  expect(fold('Ελλάδα')).toBe('ελλαδα')
})

test.each([
  ['Deutschland', 'DE'],
  ['U.S.A.', 'US'],
  ['The Netherlands', 'NL'],
  ['P.R. China', 'CN'],
  ['Česká republika', 'CZ'],
  ["Côte d'Ivoire", 'CI'],
  ['Türkiye', 'TR'],
  ['Україна', 'UA'],
  ['日本', 'JP'],
  ['Lagos', null],
  ['', null],
])('%s has the name %s', (text, country) => expect(countryNamed(fold(text))).toBe(country))
