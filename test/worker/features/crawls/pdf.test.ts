import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/crawls.ts'
import { mintAccount } from '../../support/factories.ts'

test('PDFs that a site links to are read for contacts, and of one that cannot be the reason is told', async () => {
  const { call } = await mintAccount()
  const body = { types: ['emails' as const], engine: 'basic' as const, url: `${env.SITE_ORIGIN}/papers/`, limit: 6 }
  const { data } = await call(contract.start, { body })
  expect(data.results.emails.toSorted()).toEqual([
    'desk@harbour-tools.co.uk',
    'desk@paper-prices.co.uk',
    'orders@paper-prices.co.uk',
  ])
  const pages = (await call(contract.listPages, { params: { id: data.crawl.id } })).data
  expect(pages.find(({ url }) => url.endsWith('broken.pdf'))).toMatchObject({ state: 'failed', reason: 'unreadable' })
  expect(pages.find(({ url }) => url.endsWith('endless.pdf'))).toMatchObject({ state: 'failed', reason: 'too-large' })
  expect(pages.find(({ url }) => url.endsWith('prices.pdf'))).toMatchObject({ state: 'read', title: 'Price list' })
})
