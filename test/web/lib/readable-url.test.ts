import { expect, test } from 'vitest'
import { readableSite, readableUrl } from '../../../web/lib/readable-url.ts'

test.each([
  ['https://acme.com/', 'acme.com/', 'acme.com'],
  ['http://www.acme.com/team/', 'www.acme.com/team/', 'www.acme.com/team'],
  ['https://acme.com/%C3%BCber?a=%20', 'acme.com/über?a= ', 'acme.com/über?a= '],
  ['https://acme.com/%E9', 'acme.com/%E9', 'acme.com/%E9'],
])('%s is shown as %s, and as the name of a site as %s', (url, text, site) => {
  expect([readableUrl(url), readableSite(url)]).toEqual([text, site])
})
