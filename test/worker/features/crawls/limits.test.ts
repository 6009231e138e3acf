import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/crawls/crawls.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { mintAccount } from '../../support/factories.ts'

const bodyOf = (more: object = {}) => ({
  body: {
    types: ['emails' as const],
    engine: 'basic' as const,
    url: `${env.SITE_ORIGIN}/shop/team`,
    limit: 1,
    run_in_background: true,
    ...more,
  },
})

describe('crawl input', () => {
  test.each([
    [{ types: [] }, 'Please select at least one data type'],
    [{ url: 'ftp://example.com/' }, 'Please enter a valid URL starting with http:// or https://'],
    [{ url: 'example.com' }, 'Please enter a valid URL starting with http:// or https://'],
    [{ url: 'file:///etc/passwd' }, 'Please enter a valid URL starting with http:// or https://'],
    [{ url: undefined }, 'Please provide either a URL or keyword'],
    [{ url: undefined, keyword: ' ' }, 'Keyword is required'],
    [{ limit: 101 }, 'Page limit must be between 1 and 100'],
    [{ limit: 0 }, 'Page limit must be between 1 and 100'],
  ])('%j is rejected: %s', async (more, message) => {
    const { fail } = await mintAccount()
    expect(await fail(contract.start, bodyOf(more))).toMatchObject({ httpStatus: 422, message })
  })

  test('with credentials in the URL is rejected', async () => {
    const { fail } = await mintAccount()
    const refused = await fail(contract.start, bodyOf({ url: 'http://user:secret@example.com/' }))
    expect(refused).toMatchObject({ httpStatus: 400, code: 'url_not_allowed' })
  })
})

describe('the plan', () => {
  test('allows exactly its monthly crawls, however many are started concurrently', async () => {
    const { send } = await mintAccount({ plan: { crawlsPerMonth: 5 } })
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(contract.start, bodyOf())))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect(statuses.filter((status) => status === 402)).toHaveLength(7)
  })

  test('allows its websites, and any number of crawls of those', async () => {
    const { call, fail } = await mintAccount({ plan: { maxWebsites: 1 } })
    await call(contract.start, bodyOf())
    await call(contract.start, bodyOf())
    const other = env.SITE_ORIGIN.replace('127.0.0.1', 'localhost')
    const refused = await fail(contract.start, bodyOf({ url: `${other}/shop/team` }))
    expect(refused).toMatchObject({ httpStatus: 402, code: 'limit_reached' })
  })

  test('refunds nothing for a deleted crawl', async () => {
    const { call, fail } = await mintAccount({ plan: { crawlsPerMonth: 1 } })
    const { data } = await call(contract.start, bodyOf({ run_in_background: false }))
    await call(contract.remove, { params: { id: data.crawl.id } })
    expect(await fail(contract.start, bodyOf())).toMatchObject({ httpStatus: 402 })
  })
})

test('another account can neither see a crawl and its pages, nor cancel or delete it', async () => {
  const owner = await mintAccount()
  const stranger = await mintAccount()
  const { data } = await owner.call(contract.start, bodyOf({ run_in_background: false }))
  const missing = await stranger.fail(contract.get, { params: { id: newId() } })
  for (const endpoint of [
    contract.get,
    contract.getProgress,
    contract.listPages,
    contract.openLive,
    contract.cancel,
    contract.remove,
  ]) {
    const refused = await stranger.fail(endpoint, { params: { id: data.crawl.id } })
    expect({ ...refused, request_id: '' }).toEqual({ ...missing, request_id: '' })
  }
  expect((await owner.call(contract.get, { params: { id: data.crawl.id } })).data.crawl.status).toBe('completed')
})
