import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/crawls/crawls.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { newCrawlId } from '../../../../src/rules/crawls/crawl-ids.ts'
import { mintAccount } from '../../support/factories.ts'

const crawlOf = (more: object = {}) => ({
  body: { types: ['emails' as const], engine: 'basic' as const, url: `${env.SITE_ORIGIN}/shop/`, limit: 1, ...more },
})

describe('a crawl with an ID chosen by the client', () => {
  test('can be read by that ID before the response arrives', async () => {
    const { id: accountId, call } = await mintAccount()
    const id = newCrawlId(accountId)
    const answer = call(contract.start, crawlOf({ crawl_id: id.toUpperCase() }))
    const watched = await untilFound(() => call(contract.getProgress, { params: { id } }))
    expect(watched.data.limit).toBe(1)
    expect((await answer).data.crawl.id).toBe(id)
  })

  test('is rejected when the ID is taken, and costs nothing', async () => {
    const { id, call, fail } = await mintAccount({ plan: { crawlsPerMonth: 2 } })
    const taken = crawlOf({ crawl_id: newCrawlId(id) })
    await call(contract.start, taken)
    expect(await fail(contract.start, taken)).toMatchObject({
      httpStatus: 409,
      code: 'conflict',
      message: 'This crawl id is already taken.',
    })
    await call(contract.start, crawlOf())
    expect((await call(contract.listRecent, {})).data).toHaveLength(2)
  })

  test('is rejected when the ID was generated for another account, and costs nothing', async () => {
    const { id, call } = await mintAccount()
    const other = await mintAccount({ plan: { crawlsPerMonth: 1 } })
    const taken = crawlOf({ crawl_id: newCrawlId(id) })
    await call(contract.start, taken)
    const told = await other.fail(contract.start, taken)
    expect(told).toMatchObject({ httpStatus: 422, code: 'validation_failed' })
    for (const crawl_id of [newCrawlId(id), newId()]) {
      const { request_id, ...same } = await other.fail(contract.start, crawlOf({ crawl_id }))
      expect({ ...told, request_id }).toEqual({ ...same, request_id })
    }
    await other.call(contract.start, crawlOf())
    expect((await other.call(contract.listRecent, {})).data).toHaveLength(1)
  })

  test('cannot be recreated after it was deleted, even at the limit of a plan', async () => {
    const { id, call, fail } = await mintAccount({ plan: { crawlsPerMonth: 1 } })
    const taken = crawlOf({ crawl_id: newCrawlId(id) })
    const { data } = await call(contract.start, taken)
    await call(contract.remove, { params: { id: data.crawl.id } })
    expect((await fail(contract.start, taken)).code).toBe('conflict')
    expect((await call(contract.listRecent, {})).data).toEqual([])
  })

  test('is booked once among two concurrent requests', async () => {
    const { id, send } = await mintAccount()
    const same = crawlOf({ crawl_id: newCrawlId(id) })
    const statuses = await Promise.all([1, 2, 3].map(async () => (await send(contract.start, same)).status))
    expect(statuses.toSorted()).toEqual([200, 409, 409])
  })

  test('must have a UUIDv7, because lists are ordered by it', async () => {
    const { fail } = await mintAccount()
    for (const crawl_id of [crypto.randomUUID(), 'mine', '']) {
      expect((await fail(contract.start, crawlOf({ crawl_id }))).errors).toEqual({
        crawl_id: ['The crawl id must be a UUIDv7'],
      })
    }
  })
})

describe('invalid crawl input', () => {
  test.each([
    [{ url: '' }, { url: ['URL is required'] }],
    [{ url: '   ' }, { url: ['URL is required'] }],
    [{ url: 'acme.com' }, { url: ['Please enter a valid URL starting with http:// or https://'] }],
    [{ url: 'ftp://acme.com' }, { url: ['Please enter a valid URL starting with http:// or https://'] }],
    [{ url: undefined }, { url: ['Please provide either a URL or keyword'] }],
    [{ url: undefined, keyword: ' ' }, { keyword: ['Keyword is required'] }],
    [{ types: [] }, { types: ['Please select at least one data type'] }],
    [{ limit: 0 }, { limit: ['Page limit must be between 1 and 100'] }],
    [{ limit: 101 }, { limit: ['Page limit must be between 1 and 100'] }],
    [{ limit: 'many' }, { limit: ['Page limit must be between 1 and 100'] }],
    [{ limit: 2.5 }, { limit: ['Page limit must be between 1 and 100'] }],
  ])('%o gets %o', async (body, errors) => {
    const { fail } = await mintAccount()
    expect(await fail(contract.start, crawlOf(body))).toMatchObject({ httpStatus: 422, errors })
  })
})

/** The first successful response: the crawl is booked a moment after the request. */
async function untilFound<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    const found = await ask().catch(() => null)
    if (found) return found
  }
}
