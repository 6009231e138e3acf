import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const metas = (prefix: string, fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, value]) => `<meta property="${prefix}${name}" content="${value}">`)
    .join('')

const addressesOf = (head: string, body = '') =>
  extract(`<html><head>${head}</head><body>${body}</body></html>`, { url: 'https://marlow.example/' })
    .findings.filter(({ type }) => type === 'addresses')
    .map(({ value, method }) => `${method}: ${value}`)

const street = { street_address: '12 Elm Street', locality: 'Springfield' }

test.each([
  [
    metas('business:contact_data:', { ...street, region: 'IL', postal_code: '62701', country_name: 'United States' }),
    ['meta: 12 Elm Street, Springfield, IL 62701, United States'],
  ],
  [
    metas('og:', {
      'street-address': 'Ulmenweg 3',
      locality: 'Celle',
      'postal-code': '29221',
      'country-name': 'Germany',
    }),
    ['meta: Ulmenweg 3, 29221 Celle, Germany'],
  ],
  [metas('business:contact_data:', { locality: 'Springfield', postal_code: '62701' }), []],
  [metas('business:contact_data:', { street_address: 'Street address', locality: 'City' }), []],
])('%s results in %j', (head, addresses) => expect(addressesOf(head)).toEqual(addresses))

test('an address in metadata and on the page is one finding', () => {
  const head = metas('business:contact_data:', { ...street, region: 'IL', postal_code: '62701' })
  expect(addressesOf(head, '<address>12 Elm Street, Springfield, IL 62701</address>')).toHaveLength(1)
})
