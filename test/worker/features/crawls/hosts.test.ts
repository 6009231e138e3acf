import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/crawls/crawls.ts'
import { mintAccount } from '../../support/factories.ts'

const { bystander, shifting, dripping } = env.THIRD_PARTY
const told = async (): Promise<string[]> => (await fetch(`${bystander}/told`)).json()

async function crawl(url: string, limit = 10) {
  const { call, send } = await mintAccount()
  const body = { types: ['emails' as const], engine: 'basic' as const, url, limit, run_in_background: false }
  await send(contract.start, { body })
  const [done] = (await call(contract.listRecent, { query: {} as never })).data
  const list = (await call(contract.listPages, { params: { id: done!.id }, query: { per_page: 100 } })).data
  return { done: done!, pages: list }
}

beforeEach(() => fetch(`${bystander}/forget`))

describe('redirects between hosts', () => {
  const away = (to: string) => `${env.SITE_ORIGIN}/away/x?to=${encodeURIComponent(to)}`

  test('of a start page are followed as often as those within one host, by the rules of each host', async () => {
    const { done } = await crawl(away(away(`${bystander}/start?hops=9`)))
    expect(done).toMatchObject({ status: 'failed', reason: 'The page redirects too many times.' })
    const asked = await told()
    expect(asked[0]).toBe('GET /robots.txt')
    // Two of the redirects lead to the previous host.
    expect(asked.slice(1).length).toBeLessThanOrEqual(4)
  })

  test('stop where robots.txt of the last host disallows the target', async () => {
    const { done } = await crawl(away(`${bystander}/private/a`))
    expect(done.status).toBe('failed')
    expect(await told()).toEqual(['GET /robots.txt'])
  })

  test('of any other page do not lead to another website', async () => {
    const { done, pages } = await crawl(`${env.SITE_ORIGIN}/leads/?to=${encodeURIComponent(`${bystander}/page`)}`)
    expect(done).toMatchObject({ status: 'completed', pages_done: 1 })
    expect(pages.some(({ reason }) => reason === 'redirected')).toBe(true)
    expect(await told()).toEqual([])
  })
})

test('a robots.txt that changes during a crawl is fetched once per crawl, and obeyed by the next one', async () => {
  await fetch(`${shifting}/forget`)
  const first = await crawl(`${shifting}/`)
  expect(first.done).toMatchObject({ status: 'completed', pages_done: 4 })
  expect(await (await fetch(`${shifting}/asked`)).text()).toBe('1')
  const next = await crawl(`${shifting}/`)
  expect(next.done).toMatchObject({ status: 'failed', pages_done: 0 })
  expect(next.pages[0]).toMatchObject({ state: 'skipped', reason: 'robots' })
})

test('a server that drips data on all connections is abandoned, and complete responses are kept', async () => {
  const { done, pages } = await crawl(`${dripping}/`, 41)
  expect(done).toMatchObject({ status: 'completed', pages_done: 1, pages_failed: 40 })
  expect(new Set(pages.filter(({ state }) => state === 'failed').map(({ reason }) => reason))).toEqual(
    new Set(['too-slow']),
  )
  const { most, requests } = await (await fetch(`${dripping}/most`)).json<{ most: number; requests: number }>()
  expect(most).toBeLessThanOrEqual(8)
  // There would be forty pages with four attempts each.
  expect(requests).toBeLessThan(60)
})
