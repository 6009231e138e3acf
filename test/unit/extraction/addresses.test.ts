import { expect, test } from 'vitest'
import { extract } from '../../../src/extraction/extract.ts'
import { testExtractionFixtures } from '../../support/extraction-fixtures.ts'

testExtractionFixtures('addresses')

test('the year range of a copyright line is not a house number', () => {
  const html = '<footer><p>© 2019–2026 Lantern Yard Instruments Ltd. <a>Imprint</a> · <a>Staff area</a></p></footer>'
  expect(extract(html, { url: 'http://127.0.0.1/' }).findings.filter(({ type }) => type === 'addresses')).toEqual([])
})

test('two addresses that differ only in how their country is written have the same key', () => {
  const keys = ['14 Tannery Lane, Bristol BS1 6TY, United Kingdom', '14 Tannery Lane, Bristol BS1 6TY'].flatMap(
    (text) =>
      extract(`<p>${text}</p>`, { url: 'https://www.example.co.uk/' })
        .findings.filter(({ type }) => type === 'addresses')
        .map(({ normalized }) => normalized),
  )
  expect(keys).toEqual(['14 tannery ln bristol bs1 6ty', '14 tannery ln bristol bs1 6ty'])
})
