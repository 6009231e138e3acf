import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/crawls.ts'
import { mintAccount } from '../../support/factories.ts'

test('whatever a page does is a reason on that page, and the rest goes on', async () => {
  const { call } = await mintAccount()
  const body = { types: ['emails' as const], engine: 'basic' as const, url: `${env.HOSTILE_ORIGIN}/index`, limit: 20 }
  const { data } = await call(contract.start, { body })
  expect(data.crawl.status).toBe('completed')
  expect(data.results.emails).toEqual(['hello@well-kept.co.uk'])
  const pages = await call(contract.listPages, { params: { id: data.crawl.id }, query: { per_page: 100 } })
  const outcomes = Object.fromEntries(pages.data.map((page) => [new URL(page.url).pathname, page.reason ?? page.state]))
  expect(outcomes).toEqual({
    '/index': 'read',
    '/well': 'read',
    // Unpacked and sent without end, but cut at the bound: what came is read like any page.
    '/bomb': 'read',
    '/endless': 'read',
    '/endless.txt': 'read',
    '/broken-gzip': 'decode',
    '/loop': 'redirect-loop',
    '/to-file': 'url-not-allowed',
    '/to-credentials': 'url-not-allowed',
    '/hang-up': 'broken-off',
    '/cut-off': 'read',
    '/missing': 'not-found',
  })
  for (const page of pages.data) expect(Boolean(page.reason_text)).toBe(page.reason !== null)
}, 60_000)
