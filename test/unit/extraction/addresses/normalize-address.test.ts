import { expect, test } from 'vitest'
import { countryNamed } from '../../../../src/extraction/addresses/country-names.ts'
import { fold, normalizeAddress } from '../../../../src/extraction/addresses/normalize-address.ts'

test.each([
  ['12 High Street, Leeds', '12 HIGH ST. LEEDS'],
  ['Königstraße 5, 70173 Stuttgart', 'Koenigstrasse 5, 70173 Stuttgart'.replace('oe', 'o')],
  ['2500 North Lakeshore Drive', '2500 N. Lakeshore Dr'],
  ['ul. Łąkowa 3', 'Ulica Lakowa 3'],
])('%s and %s have one key', (one, other) => expect(normalizeAddress(one)).toBe(normalizeAddress(other)))

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
])('%s names %s', (text, country) => expect(countryNamed(fold(text))).toBe(country))
