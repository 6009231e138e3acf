import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/crawls.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { mintAccount } from '../../support/factories.ts'

const crawlOf = (more: object = {}) => ({
  body: { types: ['emails' as const], engine: 'basic' as const, url: `${env.SITE_ORIGIN}/shop/`, limit: 1, ...more },
})

describe("a crawl with an id of the caller's own", () => {
  test('is known by that id while its answer is still to come', async () => {
    const { call } = await mintAccount()
    const id = newId()
    const answer = call(contract.start, crawlOf({ crawl_id: id.toUpperCase() }))
    const watched = await untilFound(() => call(contract.getProgress, { params: { id } }))
    expect(watched.data.limit).toBe(1)
    expect((await answer).data.crawl.id).toBe(id)
  })

  test('is refused when the id is taken, by the same account or another, and costs nothing', async () => {
    const first = await mintAccount({ plan: { crawlsPerMonth: 2 } })
    const other = await mintAccount({ plan: { crawlsPerMonth: 1 } })
    const taken = crawlOf({ crawl_id: newId() })
    await first.call(contract.start, taken)
    for (const { fail } of [first, other]) {
      expect(await fail(contract.start, taken)).toMatchObject({
        httpStatus: 409,
        code: 'conflict',
        message: 'This crawl id is already taken.',
      })
    }
    await first.call(contract.start, crawlOf())
    await other.call(contract.start, crawlOf())
    expect((await first.call(contract.listRecent, {})).data).toHaveLength(2)
    expect((await other.call(contract.listRecent, {})).data).toHaveLength(1)
  })

  test('cannot come back after it was deleted, not even past the limit of a plan', async () => {
    const { call, fail } = await mintAccount({ plan: { crawlsPerMonth: 1 } })
    const taken = crawlOf({ crawl_id: newId() })
    const { data } = await call(contract.start, taken)
    await call(contract.remove, { params: { id: data.crawl.id } })
    expect((await fail(contract.start, taken)).code).toBe('conflict')
    expect((await call(contract.listRecent, {})).data).toEqual([])
  })

  test('of two that arrive at once exactly one is booked', async () => {
    const { send } = await mintAccount()
    const same = crawlOf({ crawl_id: newId() })
    const statuses = await Promise.all([1, 2, 3].map(async () => (await send(contract.start, same)).status))
    expect(statuses.toSorted()).toEqual([200, 409, 409])
  })

  test('must be a UUIDv7, whose order the lists rely on', async () => {
    const { fail } = await mintAccount()
    for (const crawl_id of [crypto.randomUUID(), 'mine', '']) {
      expect((await fail(contract.start, crawlOf({ crawl_id }))).errors).toEqual({
        crawl_id: ['The crawl id must be a UUIDv7'],
      })
    }
  })
})

describe('what a crawl may not be asked', () => {
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
  ])('%o is answered with %o', async (body, errors) => {
    const { fail } = await mintAccount()
    expect(await fail(contract.start, crawlOf(body))).toMatchObject({ httpStatus: 422, errors })
  })
})

/** The first answer that is no error: the crawl is booked a moment after it was asked for. */
async function untilFound<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    const found = await ask().catch(() => null)
    if (found) return found
  }
}
