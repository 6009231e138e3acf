import { expect, test } from 'vitest'
import { exampleStopUrl, stopUrlOf } from '../../../../src/domain/outreach-links/stop-links.ts'

const APP = 'https://app.contactory.example'

test('a short link has at most 25 characters on a short domain, all in the GSM alphabet', () => {
  const config = { appUrl: APP, shortUrl: 'https://ctry.io' }
  for (const number of [1, 57, 58, 3_363, 195_111, 11_316_495]) {
    const url = exampleStopUrl({ config } as never, { number })
    expect(url).toMatch(/^ctry\.io\/[1-9A-HJ-NP-Za-km-z]{10,14}$/)
    expect(url.length).toBeLessThanOrEqual(25)
  }
})

test('without a short domain a short link is directly below the site, with a scheme only if that is not HTTPS', () => {
  expect(stopUrlOf({ appUrl: APP, shortUrl: null }, '1abc')).toBe('app.contactory.example/s/1abc')
  expect(stopUrlOf({ appUrl: 'http://127.0.0.1:8787', shortUrl: null }, '1abc')).toBe('http://127.0.0.1:8787/s/1abc')
})
