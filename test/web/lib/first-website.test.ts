import { beforeEach, expect, test } from 'vitest'
import { firstWebsite, forgetFirstWebsite, keepFirstWebsite } from '../../../web/lib/first-website.ts'

beforeEach(() => localStorage.clear())

test.each([
  ['?url=acme.test', 'acme.test'],
  ['?website=%20acme.test%20', 'acme.test'],
  ['?url=acme.test&website=other.test', 'acme.test'],
  ['', ''],
  ['?url=', ''],
  [`?url=${'a'.repeat(2_001)}`, ''],
])('%s', (search, website) => {
  keepFirstWebsite(search)
  expect(firstWebsite()).toBe(website)
})

test('a later visit of the sign-up page without a website keeps it, and its crawl clears it', () => {
  keepFirstWebsite('?url=acme.test')
  keepFirstWebsite('')
  expect(firstWebsite()).toBe('acme.test')
  forgetFirstWebsite()
  expect(firstWebsite()).toBe('')
})
